import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BonusPart } from '@/domain/rewards/BonusParts';
import { bonusTab } from '@/domain/rewards/BonusTab';
import { wageringOf, wageringOfPart } from '@/domain/rewards/wagering';
import { paise } from '@/domain/shared/Money';

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(paise);
const aPart = (part: number, required: number): BonusPart => ({
  part,
  amount: paise(10_000),
  required: paise(required),
  status: 'locked',
  earnedAt: null,
  claimBy: null,
  endedAt: null,
});

describe('how far a bonus is', () => {
  it('[REWARD-01] is rounded down: 100 means done', () => {
    expect(wageringOf(paise(1_240_000), paise(5_000_000))).toEqual({
      percent: 24,
      done: 1_240_000,
      left: 3_760_000,
    });
    expect(wageringOf(paise(249_999), paise(250_000)).percent).toBe(99);
    expect(wageringOf(paise(250_000), paise(250_000))).toEqual({ percent: 100, done: 250_000, left: 0 });
  });

  it('[REWARD-01] never says more than the target, whatever the server says', () => {
    fc.assert(
      fc.property(amount, amount, (wagered, target) => {
        const { percent, done, left } = wageringOf(wagered, target);
        expect(done + left).toBe(target);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(percent === 100).toBe(left === 0);
      }),
    );
  });

  it('[REWARD-01] of a part, it begins where the part before ends', () => {
    const [first, second] = [aPart(1, 50_000), aPart(2, 100_000)];
    expect(wageringOfPart(first, null, paise(62_000))).toMatchObject({ percent: 100, left: 0 });
    expect(wageringOfPart(second, first, paise(62_000))).toEqual({ percent: 24, done: 12_000, left: 38_000 });
    expect(wageringOfPart(second, first, paise(10_000))).toEqual({ percent: 0, done: 0, left: 50_000 });
    expect(wageringOfPart(first, second, paise(1))).toMatchObject({ percent: 100 });
  });

  it('[REWARD-01] any word of the address is a tab', () => {
    expect(['active', 'history', 'available', 'x', null].map(bonusTab)).toEqual([
      'active',
      'history',
      'available',
      'available',
      'available',
    ]);
  });
});
