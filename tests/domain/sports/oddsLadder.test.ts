import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { odds } from '@/domain/shared/Odds';
import { ODDS_LADDER, isOnLadder, snapOdds, tickDown, tickUp } from '@/domain/sports/oddsLadder';
import { runs } from '@tests/support/runs';

const RUNS = { numRuns: runs(1_000) };
const inRange = fc.double({ min: 101, max: 100_000, noNaN: true });
const rung = fc.integer({ min: 0, max: 349 }).map((at) => ODDS_LADDER[at]!);

describe('the odds ladder', () => {
  it('has 350 prices from 1.01 to 1000, with the published steps', () => {
    expect(ODDS_LADDER).toHaveLength(350);
    expect([ODDS_LADDER[0], ODDS_LADDER[349]]).toEqual([101, 100_000]);
    for (const [price, next] of [
      [101, 102],
      [199, 200],
      [200, 202],
      [300, 305],
      [400, 410],
      [600, 620],
      [1_000, 1_050],
      [2_000, 2_100],
      [3_000, 3_200],
      [5_000, 5_500],
      [10_000, 11_000],
    ] as const) {
      expect(tickUp(odds(price))).toBe(next);
      expect(tickDown(odds(next))).toBe(price);
    }
  });

  it('[P01] every price of the ladder maps to itself and is on it', () => {
    for (const price of ODDS_LADDER) {
      expect(snapOdds(price)).toBe(price);
      expect(isOnLadder(price)).toBe(true);
    }
    expect(isOnLadder(odds(201))).toBe(false);
  });

  it('[P01] snapping lands on the ladder, is idempotent and within half a tick', () => {
    fc.assert(
      fc.property(inRange, (hundredths) => {
        const snapped = snapOdds(hundredths);
        expect(ODDS_LADDER).toContain(snapped);
        expect(snapOdds(snapped)).toBe(snapped);
        const step = hundredths >= snapped ? tickUp(snapped) - snapped : snapped - tickDown(snapped);
        expect(Math.abs(hundredths - snapped)).toBeLessThanOrEqual(step / 2);
      }),
      RUNS,
    );
  });

  it('[P01] snapping keeps order', () => {
    fc.assert(
      fc.property(inRange, inRange, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(snapOdds(low)).toBeLessThanOrEqual(snapOdds(high));
      }),
      RUNS,
    );
  });

  it('[P01] a tick up undoes a tick down inside the bounds, and the bounds hold', () => {
    fc.assert(
      fc.property(rung, (price) => {
        expect(tickUp(tickDown(price))).toBe(price === 101 ? 102 : price);
        expect(tickDown(tickUp(price))).toBe(price === 100_000 ? 99_000 : price);
      }),
      RUNS,
    );
    expect(tickDown(odds(101))).toBe(101);
    expect(tickUp(odds(100_000))).toBe(100_000);
    expect([tickUp(odds(900_000)), tickDown(odds(900_000))]).toEqual([100_000, 100_000]);
  });

  it('takes the lower of two equally near prices, and the ends for anything beyond', () => {
    expect(snapOdds(201)).toBe(200);
    expect(snapOdds(201.01)).toBe(202);
    expect(snapOdds(-5)).toBe(101);
    expect(snapOdds(Number.POSITIVE_INFINITY)).toBe(100_000);
  });

  it('steps from between two prices to the neighbour, not past it', () => {
    expect(tickUp(odds(201))).toBe(202);
    expect(tickDown(odds(201))).toBe(200);
  });
});
