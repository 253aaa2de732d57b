import type { OddsHundredths } from '@/domain/shared/Odds';

/**
 * What it costs to back every runner for the same return, in tenths of a percent: 1,000 is a book without a margin, above it the backer pays one.
 * null where a runner has no price: a part of a book says nothing.
 * Source: the field's own measure ("back book").
 */
export function bookPercentage(best: readonly (OddsHundredths | null)[]): number | null {
  let sum = 0;
  for (const price of best) {
    if (price === null) return null;
    sum += 100 / price;
  }
  return best.length === 0 ? null : Math.round(sum * 1_000);
}
