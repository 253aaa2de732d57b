import type { BetOrder } from '../engine/betting/BetRecord';
import type { Market } from '../engine/markets/Market';
import { hundredthsIn, isRecord, keyIn, oneOf, textIn, wholeIn } from './readInput';
import { kindOf } from '../engine/markets/marketKinds';

/** Hundredths. */
export const MAX_ODDS = 100_000;
const MAX_RATE = 999;
const MAX_LINE = 9_999;
/** Paise: what 8 digits of rupees can say. */
export const MAX_STAKE = 10_000_000_000;

/** A bet as a client asks for it: decimal `odds`, or a `rate` per 100, and the `line` of a fancy. Null when it makes no sense. */
export function orderIn(body: unknown): BetOrder | null {
  const key = keyIn(body);
  const marketId = textIn(body, 'marketId', 64);
  const runnerId = textIn(body, 'runnerId', 64);
  const side = oneOf(textIn(body, 'side', 4), ['back', 'lay']);
  const acceptOdds = oneOf(textIn(body, 'acceptOdds', 6), ['none', 'better', 'any']);
  const odds = priceIn(body);
  const stake = hundredthsIn(body, 'stake');
  const marketVersion = wholeIn(body, 'marketVersion');
  const line = wholeIn(body, 'line');
  if (key === null || marketId === null || runnerId === null) return null;
  if (side === null || acceptOdds === null || odds === null || stake === null || marketVersion === null)
    return null;
  if (odds <= 100 || odds > MAX_ODDS || stake <= 0 || stake > MAX_STAKE) return null;
  if (line !== null && (line < 0 || line > MAX_LINE)) return null;
  const keep = isRecord(body) ? (body['keepInPlay'] ?? false) : false;
  if (typeof keep !== 'boolean') return null;
  const order = {
    ...{ key, marketId, runnerId, side, odds, line, stake, marketVersion, acceptOdds },
    ...(keep ? { keepInPlay: true as const } : {}),
  };
  if (!isRecord(body) || (body['worstOdds'] ?? null) === null) return order;
  const worstOdds = hundredthsIn(body, 'worstOdds');
  return worstOdds !== null && isBound(order, worstOdds, wholeIn(body, 'rate'))
    ? { ...order, worstOdds }
    : null;
}

/** How much worse odds may be is said of odds alone, by whoever takes better ones as well. */
function isBound({ side, odds, acceptOdds }: BetOrder, worst: number, rate: number | null): boolean {
  if (acceptOdds !== 'better' || rate !== null || worst <= 100 || worst > MAX_ODDS) return false;
  return side === 'back' ? worst <= odds : worst >= odds;
}

/** Hundredths of decimal odds; a rate r per 100 is 1 + r/100. Odds that are there and make no sense are not made up for by a rate. */
function priceIn(body: unknown): number | null {
  const odds = hundredthsIn(body, 'odds');
  const rate = wholeIn(body, 'rate');
  if (rate === null) return odds;
  return odds === null && rate >= 1 && rate <= MAX_RATE ? 100 + rate : null;
}

/** A line belongs to a fancy, and a fancy to a line. */
export function fitsKind(order: BetOrder, market: Market | null): boolean {
  return market === null || kindOf(market).onRuns === (order.line !== null);
}
