import type { Failure } from './Failure';
import { fateOf } from './fateOf';

const NO_ANSWER: readonly Failure['kind'][] = ['offline', 'timedOut', 'unexpected', 'server'];

/** Whether something may have been done that nobody has said a word about: whoever asked must hear that, not that it failed (F90). */
export function isUnheard(failure: Failure): boolean {
  const words = 'message' in failure ? (failure.message?.trim() ?? '') : '';
  return NO_ANSWER.includes(failure.kind) && fateOf(failure) === 'unknown' && words === '';
}
