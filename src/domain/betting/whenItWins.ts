import type { RunnerId } from '@/domain/shared/ids';
import type { MatchedStake } from './positions';

/** When a bet is right, as facts to make a sentence of. */
export type WhenItWins =
  /** The result is `runs` or more. */
  | { readonly on: 'atLeast'; readonly runs: number }
  /** The result is below `runs`. */
  | { readonly on: 'below'; readonly runs: number }
  | { readonly on: 'winner'; readonly runnerId: RunnerId }
  | { readonly on: 'notWinner'; readonly runnerId: RunnerId };

/** null for a fancy whose line is not known: nothing can be said of it. */
export function whenItWins({
  kind,
  side,
  line,
  runnerId,
}: Pick<MatchedStake, 'kind' | 'side' | 'line' | 'runnerId'>): WhenItWins | null {
  if (kind !== 'fancy') return { on: side === 'back' ? 'winner' : 'notWinner', runnerId };
  if (line === null) return null;
  return { on: side === 'back' ? 'atLeast' : 'below', runs: line };
}
