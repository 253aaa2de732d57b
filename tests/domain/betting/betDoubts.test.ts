import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betDoubts, MIN_STAKES, STAKE_TIMES, usualStake } from '@/domain/betting/betDoubts';
import { DEFAULT_GUARD } from '@/domain/betting/BetGuardSetting';
import { paise, rupees } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { ODDS_LADDER, tickDown, tickUp, ticksBetween } from '@/domain/sports/oddsLadder';
import { aSelection, aSlip } from '@tests/support/mothers/betting';
import { runs } from '@tests/support/runs';

const RUNS = { numRuns: runs(1_000) };
const price = fc.constantFrom(...ODDS_LADDER);
const stakes = fc.array(fc.integer({ min: 1, max: 10_000_000 }).map(paise), { maxLength: 20 });
const usual = (...amounts: number[]): readonly Paise[] => amounts.map(rupees);
const NONE = { bestOdds: null, recentStakes: [], placedElsewhere: [] };

describe('a bet that looks like a slip of the finger', () => {
  it('[SPORT-05] odds further from the best ones than the player allows, on either side of them', () => {
    const guard = { on: true, ticks: 5 };
    const at = (hundredths: number) =>
      betDoubts(aSlip({ odds: odds(hundredths) }), { ...NONE, bestOdds: odds(190) }, guard);
    expect(at(195)).toEqual([]);
    expect(at(185)).toEqual([]);
    expect(at(196)).toEqual([{ kind: 'odds', ticks: 6, best: 190 }]);
    expect(at(150)).toEqual([{ kind: 'odds', ticks: 40, best: 190 }]);
  });

  it('[SPORT-05] odds that nobody can walk are never doubted, nor without a price to compare with', () => {
    const far = { ...NONE, bestOdds: odds(110) };
    const rate = aSlip({ selection: aSelection({ marketKind: 'bookmaker' }), odds: odds(190) });
    expect(betDoubts(rate, far, DEFAULT_GUARD)).toEqual([]);
    expect(betDoubts(aSlip({ odds: odds(900) }), NONE, DEFAULT_GUARD)).toEqual([]);
  });

  it('[SPORT-05] a stake of ten times the usual one', () => {
    const recentStakes = usual(100, 100, 200, 100, 5_000);
    const of = (stakeText: string) =>
      betDoubts(aSlip({ stakeText }), { ...NONE, recentStakes }, DEFAULT_GUARD);
    expect(of('999')).toEqual([]);
    expect(of('1000')).toEqual([{ kind: 'stake', times: 10, usual: rupees(100) }]);
    expect(of('2550')).toEqual([{ kind: 'stake', times: 25, usual: rupees(100) }]);
    expect(of('')).toEqual([]);
  });

  it('[F60] the same stake on the same selection that was placed elsewhere, whatever the setting says', () => {
    const placedElsewhere = [
      { stake: rupees(200), odds: odds(190), line: null },
      { stake: rupees(100), odds: odds(195), line: null },
    ];
    const of = (stakeText: string, guard = DEFAULT_GUARD) =>
      betDoubts(aSlip({ stakeText }), { ...NONE, placedElsewhere }, guard);
    expect(of('100')).toEqual([{ kind: 'again', odds: 195, line: null }]);
    expect(of('100', { on: false, ticks: 5 })).toEqual(of('100'));
    expect(of('101')).toEqual([]);
    expect(of('')).toEqual([]);
  });

  it('a few stakes are no custom', () => {
    expect(usualStake(usual(1, 1, 1, 1))).toBeNull();
    expect(usualStake(usual(1, 1, 1, 1, 1))).toBe(rupees(1));
  });

  it('switched off, it asks about nothing', () => {
    const customs = { ...NONE, bestOdds: odds(101), recentStakes: usual(1, 1, 1, 1, 1) };
    expect(betDoubts(aSlip({ odds: odds(1_000) }), customs, { on: false, ticks: 5 })).toEqual([]);
  });
});

describe('its properties', () => {
  it('[P01] steps between two prices: as many as the ladder has, the same both ways, one for a tick', () => {
    fc.assert(
      fc.property(price, price, (one, other) => {
        const apart = Math.abs(ODDS_LADDER.indexOf(one) - ODDS_LADDER.indexOf(other));
        expect(ticksBetween(one, other)).toBe(apart);
        expect(ticksBetween(other, one)).toBe(apart);
        expect(ticksBetween(one, tickUp(one))).toBe(tickUp(one) === one ? 0 : 1);
        expect(ticksBetween(one, tickDown(one))).toBe(tickDown(one) === one ? 0 : 1);
      }),
      RUNS,
    );
  });

  it('nearer odds and smaller stakes are never asked about when further and larger ones are not', () => {
    fc.assert(
      fc.property(
        price,
        price,
        stakes,
        fc.integer({ min: 1, max: 99_999_999 }),
        (asked, best, recent, stake) => {
          const doubts = (at: typeof asked, rupeesStaked: number) =>
            betDoubts(
              aSlip({ odds: at, stakeText: String(rupeesStaked) }),
              { ...NONE, bestOdds: best, recentStakes: recent },
              DEFAULT_GUARD,
            );
          if (doubts(asked, stake).length > 0) return;
          const nearer = asked > best ? tickDown(asked) : asked < best ? tickUp(asked) : asked;
          expect(doubts(nearer, Math.max(1, Math.floor(stake / 2)))).toEqual([]);
        },
      ),
      RUNS,
    );
  });

  it('the usual stake is one of them, and half of them are no larger', () => {
    fc.assert(
      fc.property(stakes, (recent) => {
        const found = usualStake(recent);
        expect(found === null).toBe(recent.length < MIN_STAKES);
        if (found === null) return;
        expect(recent).toContain(found);
        const smaller = recent.filter((each) => each < found).length;
        const larger = recent.filter((each) => each > found).length;
        expect(smaller).toBeLessThanOrEqual(recent.length / 2);
        expect(larger).toBeLessThanOrEqual(recent.length / 2);
      }),
      RUNS,
    );
  });

  it('whoever stakes the same every time is never asked about it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amount) => {
        const recentStakes = Array.from({ length: STAKE_TIMES }, () => rupees(amount));
        const customs = { ...NONE, recentStakes };
        expect(betDoubts(aSlip({ stakeText: String(amount) }), customs, DEFAULT_GUARD)).toEqual([]);
      }),
      RUNS,
    );
  });
});
