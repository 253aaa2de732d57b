import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashOutEstimate } from '@/domain/betting/cashOutEstimate';
import type { BestOdds } from '@/domain/betting/cashOutEstimate';
import { paise, rupees } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { AWAY, DRAW, HOME } from '@tests/support/mothers/sports';
import { runs } from '@tests/support/runs';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(paise);
const price = fc.integer({ min: 101, max: 100_000 }).map(odds);

const NAMES = [HOME, AWAY, DRAW];

/** A book on two runners where only the first one has prices. */
function estimate(ifWins: Paise, ifLoses: Paise, exits: BestOdds): Paise | null {
  const positions = new Map([
    [HOME, ifWins],
    [AWAY, ifLoses],
  ]);
  return cashOutEstimate(positions, (runner) => (runner === HOME ? exits : { back: null, lay: null }));
}

describe('[P08] what a cash out of one runner locks in', () => {
  it('golden: 100 backed at 3.00 is worth 50 by laying 150 at 2.00', () => {
    expect(estimate(rupees(200), rupees(-100), { back: odds(198), lay: odds(200) })).toBe(rupees(50));
  });

  it('a lay is bought back', () => {
    expect(estimate(rupees(-200), rupees(100), { back: odds(400), lay: null })).toBe(rupees(25));
  });

  it('a flat book is what it is worth; without a price there is no way out', () => {
    expect(estimate(rupees(5), rupees(5), { back: null, lay: null })).toBe(rupees(5));
    expect(estimate(rupees(5), rupees(0), { back: odds(200), lay: null })).toBeNull();
  });

  it('where both runners have a price, the one that leaves more is taken', () => {
    const positions = new Map([
      [HOME, rupees(200)],
      [AWAY, rupees(-100)],
    ]);
    const best = (away: number) =>
      cashOutEstimate(positions, (runner) =>
        runner === HOME ? { back: null, lay: odds(200) } : { back: odds(away), lay: null },
      );
    expect([best(150), best(400)]).toEqual([rupees(50), rupees(125)]);
  });

  it('leaves every outcome of three worth the same, when the bets that it stands for are played out', () => {
    const prices = fc.record({ back: price, lay: price });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, prices), { minLength: 3, maxLength: 3 }), (book) => {
        const found = cashOutEstimate(
          new Map(book.map(([result], at) => [NAMES[at]!, result])),
          (runner) => book[NAMES.indexOf(runner)]![1],
        );
        const ways = book.map(([left], base) => {
          const outcomes = book.map(([result]) => result as number);
          book.forEach(([result, { back, lay }], at) => {
            const odds = (left > result ? back : lay) / 100;
            const stake = at === base ? 0 : (left - result) / odds;
            outcomes.forEach(
              (_, winner) => (outcomes[winner]! += at === winner ? stake * (odds - 1) : -stake),
            );
          });
          expect(Math.max(...outcomes) - Math.min(...outcomes)).toBeLessThan(0.01);
          return outcomes[0]!;
        });
        expect(Math.abs((found ?? Number.NaN) - Math.max(...ways))).toBeLessThanOrEqual(1.01);
      }),
      { numRuns: runs(200) },
    );
  });

  it('is (O l + W - l) / O, to the paisa', () => {
    fc.assert(
      fc.property(amount, amount, price, (ifWins, ifLoses, exit) => {
        const exact = ifLoses + ((ifWins - ifLoses) * 100) / exit;
        const found = estimate(ifWins, ifLoses, { back: exit, lay: exit });
        expect(found).not.toBeNull();
        expect(Math.abs((found ?? 0) - exact)).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
