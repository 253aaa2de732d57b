import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betResult, worstCase } from '@/adapters/sandbox/engine/betting/worstCase';
import { kindOf } from '@/adapters/sandbox/engine/markets/marketKinds';
import { quoteRuns } from '@/adapters/sandbox/engine/markets/quoteRuns';
import { RATES } from '@/adapters/sandbox/engine/markets/scales';
import { runs } from '@tests/support/runs';
import { anyTaken, marketOf, resting, taken } from './betMother';
import type { Taken } from './betMother';

const RUNS = { numRuns: runs(1_000) };
const RUPEE = 100;
const FANCY = marketOf(1, { kind: 'fancy' });
const MAX = 130;

const rated = (side: 'back' | 'lay', line: number, rate: number, rupees: number): Taken => ({
  runner: 0,
  side,
  odds: 100 + rate,
  stake: rupees * RUPEE,
  line,
});
const yes = (line: number, rate: number, rupees: number): Taken => rated('back', line, rate, rupees);
const no = (line: number, rate: number, rupees: number): Taken => rated('lay', line, rate, rupees);
const at = (bets: readonly Taken[], runs: number): number =>
  bets.reduce((sum, bet) => sum + betResult(FANCY, taken(bet), String(runs)), 0);
const rupeesAt = (bets: readonly Taken[], ...results: readonly number[]): readonly number[] =>
  results.map((runs) => at(bets, runs) / RUPEE);
const risk = (bets: readonly Taken[]): number => worstCase(FANCY, bets.map(taken)) / RUPEE;
/** The rules of docs/betting-rules.md once more, for every number of runs. */
const byHand = (bets: readonly Taken[], runs: number): number =>
  bets.reduce((sum, { side, stake, odds, line = 0 }) => {
    const gain = stake * (odds - 100);
    if (side === 'back') return sum + (runs >= line ? Math.floor(gain / 100) : -stake);
    return sum + (runs < line ? stake : -Math.ceil(gain / 100));
  }, 0);

const anyFancy: fc.Arbitrary<Taken> = fc.record({
  runner: fc.constant(0),
  side: fc.constantFrom('back' as const, 'lay' as const),
  odds: fc.integer({ min: 101, max: 1_099 }),
  stake: fc.integer({ min: 1, max: 10_000_000 }),
  line: fc.integer({ min: 0, max: MAX - 5 }),
});

describe('a fancy', () => {
  it('[P05] gives the published figures', () => {
    const middle = [no(40, 100, 2_000), yes(48, 100, 2_000)];
    expect(rupeesAt(middle, 38, 44, 50)).toEqual([0, -4_000, 0]);
    expect(risk(middle)).toBe(4_000);
    const outside = [yes(40, 100, 2_000), no(48, 100, 2_000)];
    expect(rupeesAt(outside, 38, 44, 50)).toEqual([0, 4_000, 0]);
    expect(risk(outside)).toBe(0);
    const sameLine = [yes(40, 90, 100), no(40, 110, 100)];
    expect(rupeesAt(sameLine, 39, 40, 41)).toEqual([0, -20, -20]);
    expect(risk([no(45, 80, 5_000)])).toBe(4_000);
  });

  it('[P09] a result on the line is a hit for Yes, one below it for No; nothing changes between lines', () => {
    expect(rupeesAt([yes(46, 90, 100)], 45, 46, 47)).toEqual([-100, 90, 90]);
    expect(rupeesAt([no(45, 110, 100)], 44, 45, 46)).toEqual([100, -110, -110]);
    fc.assert(
      fc.property(fc.array(anyFancy, { minLength: 1, maxLength: 6 }), fc.nat(MAX), (bets, runs) => {
        const lines = new Set(bets.map((bet) => bet.line));
        if (!lines.has(runs + 1)) expect(at(bets, runs + 1)).toBe(at(bets, runs));
      }),
      RUNS,
    );
  });

  it('[P26] nothing scored is a result like any other', () => {
    expect(rupeesAt([yes(1, 100, 50), no(0, 100, 50)], 0)).toEqual([-100]);
    expect(kindOf(FANCY).isOutcome(FANCY, '0')).toBe(true);
    for (const none of ['', '-1', '1.5', 'r0', '10000'])
      expect(kindOf(FANCY).isOutcome(FANCY, none)).toBe(false);
  });

  it('[P05] [P09] risks what trying every number of runs finds', () => {
    fc.assert(
      fc.property(fc.array(anyFancy, { maxLength: 10 }), (bets) => {
        let worst = 0;
        for (let runs = 0; runs <= MAX; runs += 1) {
          expect(at(bets, runs)).toBe(byHand(bets, runs));
          worst = Math.min(worst, byHand(bets, runs));
        }
        expect(worstCase(FANCY, bets.map(taken))).toBe(worst === 0 ? 0 : -worst);
      }),
      { numRuns: runs(300) },
    );
  });

  it('[P02] [P04] rounds profit down and liability up, and counts what waits against the player', () => {
    expect(at([{ ...yes(10, 33, 1), stake: 1 }], 10)).toBe(0);
    expect(at([{ ...no(10, 33, 1), stake: 1 }], 10)).toBe(-1);
    fc.assert(
      fc.property(fc.array(anyFancy, { maxLength: 5 }), anyFancy, (bets, more) => {
        const both = [...bets.map(taken), resting(more)];
        expect(worstCase(FANCY, both)).toBeGreaterThanOrEqual(worstCase(FANCY, bets.map(taken)));
        expect(worstCase(FANCY, both)).toBeGreaterThanOrEqual(worstCase(FANCY, [...bets, more].map(taken)));
      }),
      RUNS,
    );
  });

  it('is quoted with No never above Yes, and no way to win for certain', () => {
    for (let expected = 0; expected < 300; expected += 0.07) {
      const quote = quoteRuns(expected);
      expect(quote.layLine).toBeLessThanOrEqual(quote.backLine);
      expect(RATES.at(quote.back)).not.toBeNull();
      expect(RATES.at(quote.lay)).not.toBeNull();
      const both = [yes(quote.backLine, quote.back, 100), no(quote.layLine, quote.lay, 100)];
      const near = [0, quote.layLine, quote.backLine].flatMap((line) => [
        Math.max(0, line - 1),
        line,
        line + 1,
      ]);
      expect(Math.max(...near.map((runs) => at(both, runs)))).toBeLessThanOrEqual(0);
    }
  });
});

describe('rates', () => {
  it('are whole, from 1 to 999', () => {
    for (const odds of [101, 195, 1_099]) expect(RATES.has(odds)).toBe(true);
    for (const odds of [100, 1_100, 150.5, 99]) expect(RATES.has(odds)).toBe(false);
    expect([0, 1, 999, 1_000].map((rate) => RATES.at(rate))).toEqual([null, 101, 1_099, null]);
  });

  it.each(['bookmaker', 'toss'] as const)(
    'pay %s bets r for every 100, like decimal odds of 1 + r/100',
    (kind) => {
      const market = marketOf(2, { kind });
      const bet = { runner: 0, side: 'back', odds: 185, stake: 1_000 * RUPEE } as const;
      const results = (side: 'back' | 'lay'): readonly number[] =>
        ['r0', 'r1'].map((winner) => betResult(market, taken({ ...bet, side }), winner) / RUPEE);
      expect(results('back')).toEqual([850, -1_000]);
      expect(results('lay')).toEqual([-850, 1_000]);
      expect(worstCase(market, [taken({ ...bet, side: 'lay' })])).toBe(850 * RUPEE);
    },
  );
});

describe('a market with several winners', () => {
  const TWO = (runners: number): ReturnType<typeof marketOf> =>
    marketOf(runners, { kind: 'other', winners: 2 });

  it('knows every pair of winners and nothing else', () => {
    const { outcomes, isOutcome } = kindOf(TWO(3));
    expect(outcomes(TWO(3), [])).toEqual(['r0+r1', 'r0+r2', 'r1+r2']);
    expect(isOutcome(TWO(3), 'r0+r2')).toBe(true);
    for (const wrong of ['r0', 'r2+r0', 'r0+r1+r2', '', 'r0+r9'])
      expect(isOutcome(TWO(3), wrong)).toBe(false);
  });

  it('[P05] risks what the formula says: all that loses, and the two smallest differences', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.array(anyTaken(2), { maxLength: 8 }),
        (runners, bets) => {
          const ids = Array.from({ length: runners }, (_, place) => place);
          const sum = (place: number, wins: boolean): number =>
            bets
              .filter((bet) => bet.runner === place)
              .reduce((total, { side, stake, odds }) => {
                const gain = stake * (odds - 100);
                if (side === 'back') return total + (wins ? Math.floor(gain / 100) : -stake);
                return total + (wins ? -Math.ceil(gain / 100) : stake);
              }, 0);
          const lost = ids.reduce((total, place) => total + sum(place, false), 0);
          const [one = 0, two = 0] = ids
            .map((place) => sum(place, true) - sum(place, false))
            .toSorted((a, b) => a - b);
          expect(worstCase(TWO(runners), bets.map(taken))).toBe(Math.max(0, -(lost + one + two)));
        },
      ),
      RUNS,
    );
  });
});
