import type { Kernel } from '../kernel/Kernel';
import type { FoundMarket } from '../sports/MarketList';
import type { BetOrder, BetRecord } from './BetRecord';
import { runnerOf } from './judge';

/** A bet as it is when it comes in: nothing of it is judged or taken. */
export function openBet(
  kernel: Kernel,
  userId: string,
  order: BetOrder,
  { match, market }: FoundMarket,
): BetRecord {
  const number = kernel.nextId();
  return {
    number,
    id: `B${number}`,
    userId,
    order,
    matchId: match.id,
    matchName: `${match.home} v ${match.away}`,
    marketName: market.name,
    marketKind: market.kind,
    selection: runnerOf(market, order.runnerId)?.name ?? '',
    createdAt: kernel.now,
    ...(order.keepInPlay === true && market.keepInPlay === true ? { keepInPlay: true } : {}),
    status: 'pending',
    reason: null,
    offer: null,
    offerLine: null,
    line: order.line,
    matched: 0,
    weight: 0,
    dueAt: null,
    result: null,
    settledAt: null,
  };
}
