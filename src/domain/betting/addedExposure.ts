import { paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import type { RunnerId } from '@/domain/shared/ids';
import { exposureOf, positionsOf } from './positions';
import type { MatchedStake } from './positions';

/** By how much one more bet raises what its market can lose; negative when it lowers it (P04, P06). */
export function addedExposure(
  runners: readonly RunnerId[],
  bets: readonly MatchedStake[],
  added: MatchedStake,
): Paise {
  const outcomes = runners.includes(added.runnerId) ? runners : [...runners, added.runnerId];
  const before = exposureOf(positionsOf(outcomes, bets));
  return paise(exposureOf(positionsOf(outcomes, [...bets, added])) - before);
}
