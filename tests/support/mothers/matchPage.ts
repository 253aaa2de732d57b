import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { marketId, runnerId } from '@/domain/shared/ids';
import type { MarketId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { MarketBook, RunnerBook } from '@/domain/sports/MarketBook';
import { priceKey } from '@/domain/sports/PriceKey';
import type { PriceKey } from '@/domain/sports/PriceKey';
import { aBook, aMarket } from './sports';

export const FANCY = marketId('fancy-1');
export const RUNS = runnerId('runs');

export function aFancy(changes: Partial<Market> = {}): Market {
  return aMarket({
    id: FANCY,
    kind: 'fancy',
    name: '6 over runs Home',
    group: 'sessions',
    allowUnmatched: false,
    runners: [{ id: RUNS, name: '6 over runs Home', status: 'active' }],
    ...changes,
  });
}

/** No at a line and rate, Yes at a line and rate; a rate of 100 is odds of 2.00. */
export function aFancyBook(
  [noLine, noRate]: readonly [number, number],
  [yesLine, yesRate]: readonly [number, number],
  changes: Partial<MarketBook> = {},
): MarketBook {
  const level = (line: number, rate: number): RunnerBook['back'] => [
    { price: odds(100 + rate), size: rupees(10_000), line },
  ];
  return aBook([[RUNS, { status: 'active', back: level(yesLine, yesRate), lay: level(noLine, noRate) }]], {
    id: FANCY,
    totalMatched: NO_MONEY,
    ...changes,
  });
}

/** Every best price of these runners. */
export function bestOf(market: MarketId, runners: Market['runners']): readonly PriceKey[] {
  return runners.flatMap(({ id }) => (['back', 'lay'] as const).map((side) => priceKey(market, id, side, 0)));
}
