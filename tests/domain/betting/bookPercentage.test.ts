import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookPercentage } from '@/domain/betting/bookPercentage';
import { odds } from '@/domain/shared/Odds';

describe('the percentage of a book', () => {
  it.each([
    ['two at evens', [200, 200], 1_000],
    ['a margin for the book', [190, 190], 1_053],
    ['a margin for the backer', [210, 210], 952],
    ['three runners', [250, 340, 310], 1_017],
  ])('%s', (_, prices, percentage) => {
    expect(bookPercentage(prices.map(odds))).toBe(percentage);
  });

  it('is not said of a part of a book, nor of none', () => {
    expect(bookPercentage([odds(200), null])).toBeNull();
    expect(bookPercentage([])).toBeNull();
  });

  it('falls when a price rises', () => {
    const prices = fc.array(fc.integer({ min: 101, max: 100_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 500 }), ([first = 101, ...others], more) => {
        const of = (price: number) => bookPercentage([price, ...others].map(odds)) ?? 0;
        expect(of(first + more)).toBeLessThanOrEqual(of(first));
      }),
    );
  });
});
