import type { Bet } from './Bet';
import { withMoreRows } from './BetList';
import { withNextRows, type ReadRows } from '@/domain/shared/longList';
import type { BetsShown } from './BetsShown';

export const idOfBet = ({ id }: Bet): Bet['id'] => id;

export function readBets({ list, count, unread = 0 }: BetsShown): ReadRows<Bet> {
  return { rows: list.rows, count, unread };
}

/** The bets that are shown with those after them; sums are those of the newer answer. */
export function joinBets(known: BetsShown, next: BetsShown): BetsShown {
  const { rows, count, unread = 0 } = withNextRows(readBets(known), readBets(next), idOfBet);
  return {
    list: withMoreRows(known.list, rows),
    count,
    totals: next.totals ?? known.totals,
    ...(unread > 0 && { unread }),
  };
}
