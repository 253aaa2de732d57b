import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { marketId, runnerId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { MarketBook, RunnerBook } from '@tests/support/books';
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
