import type { Market, Runner } from '../markets/Market';
import { BALL_RUNNING } from '../markets/MarketService';
import { kindOf } from '../markets/marketKinds';
import { bestOf, offersOf } from '../markets/quotes';
import type { Offer } from '../markets/quotes';
import type { BetOrder, BetReason } from './BetRecord';

export function runnerOf(market: Market, runnerId: string): Runner | null {
  return market.runners.find((each) => each.id === runnerId && each.status !== 'REMOVED') ?? null;
}

/** Asked when a bet arrives and again when its delay ends (P18). Null when the market takes it. */
export function refusalByMarket(market: Market, order: BetOrder): BetReason | null {
  const runner = runnerOf(market, order.runnerId);
  if (runner === null) return 'RUNNER_UNKNOWN';
  if (market.status === 'CLOSED') return 'MARKET_CLOSED';
  if (market.status === 'SUSPENDED') return market.label === BALL_RUNNING ? 'BALL_RUNNING' : 'SUSPENDED';
  if (runner.status === 'SUSPENDED') return 'SUSPENDED';
  return market.version === order.marketVersion ? null : 'ODDS_CHANGED';
}

/** Odds and stake against the rules of the market. Profit of a back bet is what it wins, of a lay bet its stake. */
export function refusalByLimits(market: Market, order: BetOrder): BetReason | null {
  if (!kindOf(market).scale.has(order.odds)) return 'ODDS_OFF_LADDER';
  if (order.stake < market.min) return 'BELOW_MIN';
  if (order.stake > market.max) return 'ABOVE_MAX';
  const profit = order.side === 'back' ? Math.floor((order.stake * (order.odds - 100)) / 100) : order.stake;
  return profit > market.maxProfit ? 'ABOVE_MAX_PROFIT' : null;
}

/** Which parts of what is on offer an order takes now, best first (P19: never worse than asked unless it said `any`, or how much worse). */
export function partsFor(market: Market, runner: Runner, order: BetOrder): readonly Offer[] {
  const parts: Offer[] = [];
  let left = order.stake;
  for (const offer of offersOf(market, runner, order.side)) {
    if (left === 0) break;
    if (!isAcceptable(order, offer)) continue;
    const size = Math.min(left, offer.size);
    parts.push({ ...offer, size });
    left -= size;
  }
  return parts;
}

/** Another line is another bet: only `any` takes it. */
function isAcceptable(order: BetOrder, { odds, line }: Offer): boolean {
  if (order.acceptOdds === 'any') return true;
  if (line !== order.line) return false;
  if (odds === order.odds) return true;
  return order.acceptOdds === 'better' && (isBetter(order, odds) || keepsToBound(order, odds));
}

function keepsToBound({ side, worstOdds }: BetOrder, odds: number): boolean {
  return worstOdds !== undefined && (side === 'back' ? odds >= worstOdds : odds <= worstOdds);
}

function isBetter(order: BetOrder, odds: number): boolean {
  return order.side === 'back' ? odds > order.odds : odds < order.odds;
}

/** assumed: a resting order is taken at its own odds as soon as the market reaches them. Paise that can be had. */
export function reachable(market: Market, runner: Runner, order: BetOrder): readonly Offer[] {
  return offersOf(market, runner, order.side)
    .filter((offer) => offer.odds === order.odds || isBetter(order, offer.odds))
    .map((offer) => ({ ...offer, odds: order.odds }));
}

/** assumed: a bet that may not wait is refused whole. With `none`, better odds than asked are a change too: the order cannot rest behind them. */
export function canRest(market: Market, runner: Runner, order: BetOrder): boolean {
  const best = bestOf(market, runner, order.side);
  const passed = best !== null && isBetter(order, best.odds);
  return market.allowUnmatched && !(order.acceptOdds === 'none' && passed);
}
