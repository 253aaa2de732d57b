import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CASH_OUT_PARTS, leftBeside, partOf } from '@/domain/betting/cashOutPart';
import { paise, rupees, type Paise } from '@/domain/shared/Money';
import { AWAY, HOME } from '@tests/support/mothers/sports';
import { runs } from '@tests/support/runs';

const book = (home: Paise, away: Paise) =>
  new Map([
    [HOME, home],
    [AWAY, away],
  ]);

describe('a part of a position', () => {
  it('[P08] is that share of what each runner brings', () => {
    expect([...partOf(book(rupees(1_000), rupees(-1_000)), 25).values()]).toEqual([25_000, -25_000]);
    expect([...partOf(book(paise(9), paise(-9)), 50).values()]).toEqual([4, -4]);
    expect(Object.is([...partOf(book(paise(0), paise(-1)), 50).values()][1], 0)).toBe(true);
  });

  it('what stays open beside it is the rest and what the part brings', () => {
    expect(leftBeside(book(rupees(1_000), rupees(-1_000)), 50, rupees(300))).toEqual({
      best: rupees(800),
      worst: rupees(-200),
    });
  });

  it('[P03] part and rest are the whole, no part is more than it, and all of it is all of it', () => {
    const money = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(paise);
    const percent = fc.integer({ min: 1, max: CASH_OUT_PARTS.all });
    fc.assert(
      fc.property(money, money, percent, (home, away, part) => {
        const whole = book(home, away);
        const some = partOf(whole, part);
        for (const [runner, result] of whole) {
          const share = some.get(runner) ?? 0;
          expect(Math.abs(share)).toBeLessThanOrEqual(Math.abs(result));
          expect(Math.abs((result * part) / 100 - share)).toBeLessThan(1);
          expect(Math.sign(share) * Math.sign(result)).toBeGreaterThanOrEqual(0);
        }
        expect(partOf(whole, CASH_OUT_PARTS.all)).toEqual(whole);
        expect(leftBeside(whole, CASH_OUT_PARTS.all, home)).toEqual({ best: home, worst: home });
      }),
      { numRuns: runs(1_000) },
    );
  });
});
