import type { BetOrder, BetRecord } from './BetRecord';

/** Whether this very order made the bet: an order of the slip, not an edit or a cash out that chose the same key. */
export function isSameOrder(bet: BetRecord, order: BetOrder): boolean {
  const { order: one } = bet;
  return (
    bet.replaces === undefined &&
    bet.cashOut === undefined &&
    one.marketId === order.marketId &&
    one.runnerId === order.runnerId &&
    one.side === order.side &&
    one.odds === order.odds &&
    one.line === order.line &&
    one.stake === order.stake &&
    one.marketVersion === order.marketVersion &&
    one.acceptOdds === order.acceptOdds &&
    one.worstOdds === order.worstOdds &&
    one.keepInPlay === order.keepInPlay
  );
}
