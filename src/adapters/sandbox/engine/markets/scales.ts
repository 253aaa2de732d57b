import { indexAtMost, isOnLadder, oddsAt, TOP_INDEX } from './priceLadder';

/** The prices that a kind of market knows, by index: higher index, higher odds. Odds in hundredths. */
export interface Scale {
  readonly has: (odds: number) => boolean;
  /** Null off the scale. */
  readonly at: (index: number) => number | null;
  /** Of the highest price that is not above these odds. */
  readonly indexAtMost: (odds: number) => number;
  /** From the best price to back at this index to the best price to lay. */
  readonly gap: (index: number) => number;
  readonly highest: number;
}

/** Decimal odds. */
export const DECIMAL: Scale = {
  has: isOnLadder,
  at: oddsAt,
  indexAtMost,
  gap: () => 1,
  highest: TOP_INDEX,
};

const MAX_RATE = 999;

/** Rates per 100: whole numbers from 1 to 999; the index is the rate. A runner that deserves more than that is not quoted. */
export const RATES: Scale = {
  has: (odds) => Number.isInteger(odds) && odds > 100 && odds <= 100 + MAX_RATE,
  at: (index) => (index >= 1 && index <= MAX_RATE ? 100 + index : null),
  indexAtMost: (odds) => Math.max(0, Math.floor(odds) - 100),
  gap: (index) => 1 + Math.floor(index / 40),
  highest: 100 * MAX_RATE,
};
