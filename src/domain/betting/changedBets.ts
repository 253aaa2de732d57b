import type { Bet } from './Bet';
import type { BetId } from '@/domain/shared/ids';

/** Those of these bets whose place another one of them took: cancelled by a change, and not given up. */
export function changedBets(bets: readonly Pick<Bet, 'replaces' | 'status'>[]): ReadonlySet<BetId> {
  return new Set(
    bets.flatMap(({ replaces, status }) =>
      replaces === null || status === 'rejected' || status === 'pending' ? [] : [replaces],
    ),
  );
}
