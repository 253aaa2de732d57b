import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterCommission } from '@/domain/betting/afterCommission';
import { paise } from '@/domain/shared/Money';

const percents = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('what stays after commission', () => {
  it.each([
    [100_00, 2, 98_00],
    [100_01, 2, 98_00],
    [1, 2, 0],
    [99, 2.5, 96],
    [0, 5, 0],
    [-500_00, 5, -500_00],
    [100_00, 100, 0],
    [9_999_999_999_999, 0.01, 9_998_999_999_999],
  ])('of %i paise at %f %% is %i', (result, percent, stays) => {
    expect(afterCommission(paise(result), percent)).toBe(stays);
  });

  it('is exact and rounded down for every profit, and never more than it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999_999 }), percents, (result, percent) => {
        const exact = (BigInt(result) * (10_000n - BigInt(Math.round(percent * 100)))) / 10_000n;
        expect(BigInt(afterCommission(paise(result), percent))).toBe(exact);
      }),
    );
  });

  it('a loss is as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 0 }), percents, (result, percent) => {
        expect(afterCommission(paise(result), percent)).toBe(result);
      }),
    );
  });
});
