import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashOutEstimate } from '@/domain/betting/cashOutEstimate';
import type { BestOdds } from '@/domain/betting/RunnerOffers';
import { paise, rupees } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { AWAY, DRAW, HOME } from '@tests/support/mothers/sports';
import { offersAt } from '@tests/support/mothers/offers';
import { runs } from '@tests/support/runs';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(paise);
const price = fc.integer({ min: 101, max: 100_000 }).map(odds);

const NAMES = [HOME, AWAY, DRAW];

/** Half the odds in paise, and one more: what the rounding of one runner's bet makes of an outcome. */
const rounding = (...prices: readonly number[]): number => Math.max(...prices) / 200 + 1;

/** As exact, but for the rounding; null where that leaves no more than the worst outcome. */
function expectAbout(found: Paise | null, exact: number, worst: number, off: number): void {
  if (found === null) expect(exact).toBeLessThanOrEqual(worst + off);
  else expect(Math.abs(found - exact)).toBeLessThanOrEqual(off);
}

/** A book on two runners where only the first one has prices. */
function estimate(ifWins: Paise, ifLoses: Paise, exits: BestOdds): Paise | null {
  const positions = new Map([
    [HOME, ifWins],
    [AWAY, ifLoses],
  ]);
  return cashOutEstimate(positions, (runner) =>
    offersAt(runner === HOME ? exits : { back: null, lay: null }),
  );
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
        offersAt(runner === HOME ? { back: null, lay: odds(200) } : { back: odds(away), lay: null }),
      );
    expect([best(150), best(400)]).toEqual([rupees(50), rupees(125)]);
  });

  it('leaves every outcome of three worth about the same, when the bets that it stands for are played out', () => {
    const prices = fc.record({ back: price, lay: price });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, prices), { minLength: 3, maxLength: 3 }), (book) => {
        const found = cashOutEstimate(new Map(book.map(([result], at) => [NAMES[at]!, result])), (runner) =>
          offersAt(book[NAMES.indexOf(runner)]![1]),
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
        const off = book.reduce((sum, [, { back, lay }]) => sum + rounding(back, lay), 0);
        expectAbout(found, Math.max(...ways), Math.min(...book.map(([result]) => result)), off);
      }),
      { numRuns: runs(200) },
    );
  });

  it('is (O l + W - l) / O, but for the rounding of the stake', () => {
    fc.assert(
      fc.property(amount, amount, price, (ifWins, ifLoses, exit) => {
        const exact = ifLoses + ((ifWins - ifLoses) * 100) / exit;
        const found = estimate(ifWins, ifLoses, { back: exit, lay: exit });
        expectAbout(found, exact, Math.min(ifWins, ifLoses), rounding(exit));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('golden: the stake is rounded to the paisa, what it costs up, and the lesser outcome counts', () => {
    // 100 backed at 3.00, laid at 2.02: a stake of 148.51 costs 151.49 (151.4802 rounded up) if it is wrong; 200 - 151.49 is 48.51, -100 + 148.51 too.
    expect(estimate(rupees(200), rupees(-100), { back: null, lay: odds(202) })).toBe(4_851);
  });

  it('golden: what the best odds do not take goes to the next, and the last offer that is known takes the rest', () => {
    // 100 backed at 3.00: 300 to level. 50 laid at 2.00 move 100 of it; 200 are left for 2.50, a stake of 80: +200 - 50 - 120 = 30, -100 + 50 + 80 = 30.
    const positions = new Map([
      [HOME, rupees(200)],
      [AWAY, rupees(-100)],
    ]);
    const lay = [
      { price: odds(200), size: rupees(50) },
      { price: odds(250), size: rupees(10) },
    ];
    const at = (offers: typeof lay) =>
      cashOutEstimate(positions, (runner) => ({ back: [], lay: runner === HOME ? offers : [] }));
    expect(at(lay)).toBe(rupees(30));
    expect(at([{ price: odds(200), size: paise(0) }, lay[1]!])).toBe(rupees(50));
  });

  it('no bet that leaves less than the worst outcome is a way out', () => {
    const positions = new Map([
      [HOME, rupees(100)],
      [AWAY, rupees(-100)],
      [DRAW, rupees(-100)],
    ]);
    const backs = () => offersAt({ back: odds(101), lay: null });
    expect(cashOutEstimate(positions, backs)).toBeNull();
  });
});
