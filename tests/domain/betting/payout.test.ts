import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { runs } from '@tests/support/runs';
import { decimalPayout } from '@/domain/betting/payout';

const stakes = fc.integer({ min: 1, max: 9_999_999_999 }).map(paise);
const prices = fc.integer({ min: 101, max: 100_000 }).map(odds);

describe('payout', () => {
  it('match odds: a back wins stake x (odds - 1) and risks the stake; a lay the other way round', () => {
    expect(decimalPayout('back', odds(315), rupees(10))).toEqual({
      profit: 2_150,
      liability: 1_000,
    });
    expect(decimalPayout('lay', odds(315), rupees(10))).toEqual({
      profit: 1_000,
      liability: 2_150,
    });
  });

  it('rounds profit down and liability up to the paisa', () => {
    expect(decimalPayout('back', odds(133), paise(101)).profit).toBe(33);
    expect(decimalPayout('lay', odds(133), paise(101)).liability).toBe(34);
  });

  it('bookmaker: a rate of 80 per 100 arrives as odds of 1.80', () => {
    expect(decimalPayout('back', odds(180), rupees(5_000)).profit).toBe(rupees(4_000));
    expect(decimalPayout('lay', odds(180), rupees(5_000)).liability).toBe(rupees(4_000));
  });

  it('prices of an exchange are steps of the ladder, rates are not', () => {
    expect(MARKET_KINDS.matchOdds.onLadder).toBe(true);
    expect(MARKET_KINDS.tiedMatch.onLadder).toBe(true);
    expect(MARKET_KINDS.other.onLadder).toBe(true);
    expect(MARKET_KINDS.bookmaker.onLadder).toBe(false);
    expect(MARKET_KINDS.toss.onLadder).toBe(false);
    expect(MARKET_KINDS.fancy.onLadder).toBe(false);
  });

  it('[P02] back and lay of the same bet cancel out on every outcome, but for at most one paisa of rounding', () => {
    fc.assert(
      fc.property(stakes, prices, (stake, price) => {
        const back = decimalPayout('back', price, stake);
        const lay = decimalPayout('lay', price, stake);
        expect([0, -1]).toContain(back.profit - lay.liability);
        expect(lay.profit - back.liability).toBe(0);
        const exact = (BigInt(stake) * BigInt(price - 100)) / 100n;
        expect(BigInt(back.profit)).toBe(exact);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
