import type { Paise } from '@/domain/shared/Money';
import type { Bet } from './Bet';
import type { Selection } from './BetSlip';
import { isOpenBet } from './laterBet';

type On = Pick<Selection, 'marketId' | 'runnerId' | 'side'>;

/**
 * The stake of the player's newest open bet on a selection, to bet the same once more; null: there is none. By the server's own list: a bet that was refused
 * is none, and one of another device counts as well.
 */
export function lastStake(on: On, openBets: readonly Bet[]): Paise | null {
  let last: Bet | null = null;
  for (const bet of openBets) {
    const same = bet.marketId === on.marketId && bet.runnerId === on.runnerId && bet.side === on.side;
    if (same && isOpenBet(bet) && (last === null || (bet.createdAt ?? 0) > (last.createdAt ?? 0))) last = bet;
  }
  return last?.stake ?? null;
}
