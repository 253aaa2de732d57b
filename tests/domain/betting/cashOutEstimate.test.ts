import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashOutEstimate } from '@/domain/betting/cashOutEstimate';
import type { BestOdds } from '@/domain/betting/cashOutEstimate';
import { paise, rupees } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { AWAY, HOME } from '@tests/support/mothers/sports';
import { runs } from '@tests/support/runs';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(paise);
const price = fc.integer({ min: 101, max: 100_000 }).map(odds);

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
