import type { BetId } from '@/domain/shared/ids';
import type { Bet } from './Bet';
import { isOpenBet, laterBet } from './laterBet';

/**
 * The open bets from a list and from what was received while it was on its way, newest first. A bet is listed once. The server
 * listed them as open: one whose word we do not know stays.
 */
export function mergeOpenBets(listed: readonly Bet[], received: readonly Bet[]): readonly Bet[] {
  const latest = new Map<BetId, Bet>(listed.map((bet) => [bet.id, bet]));
  const added: Bet[] = [];
  for (const bet of received) {
    const known = latest.get(bet.id);
    if (known === undefined) added.unshift(bet);
    else latest.set(bet.id, laterBet(known, bet));
  }
  return [...added, ...latest.values()].filter((bet) => isOpenBet(bet) || bet.status === 'other');
}
