import { describeFailure } from '@/domain/shared/describeFailure';
import { failureToast } from '@/domain/shared/failureToast';
import type { Failure } from '@/domain/shared/Failure';
import { isUnheard } from '@/domain/shared/isUnheard';
import { say } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { fail, type Result } from '@/domain/shared/Result';
import type { ClearingNotify } from '../notices/Notify';
import type { FormFailure } from '../shared/FormFailure';
import { OVERTAKEN } from '../shared/overtaken';

/** The codes of a log-in that a time-out or a self-exclusion refuses. */
const BREAKS: ReadonlySet<string | undefined> = new Set(['TIME_OUT', 'SELF_EXCLUDED']);

export interface RefusalWords {
  /** The specification's toast for this call. */
  readonly failed: MessageKey;
  /** For a call that may have been done though its answer is lost; without it, asking again harms nothing. */
  readonly unconfirmed?: MessageKey;
}

/** A call was not granted: the toast has the server's words or the specification's, the form says why, or that nobody knows. AUTH-06, F14, F90. */
export function refuse(
  failure: Failure,
  { failed, unconfirmed }: RefusalWords,
  notify: ClearingNotify,
): Result<never, FormFailure<never>> {
  if (failure.kind === 'aborted') return OVERTAKEN;
  const onBreak = failure.kind === 'refused' && BREAKS.has(failure.code);
  // Until when stands in the form, and nothing lies over it: not what was said before either.
  if (onBreak) notify.clear();
  else notify(failureToast(failure, failed), 'error', undefined, 'passing');
  if (unconfirmed !== undefined && isUnheard(failure))
    return fail({ fields: {}, message: say(unconfirmed), unheard: true });
  const message = describeFailure(failure, failed);
  return fail({
    fields: {},
    message,
    ...(failure.kind === 'coolDown' && { waitSeconds: failure.seconds }),
    ...(onBreak && { onBreak }),
  });
}
