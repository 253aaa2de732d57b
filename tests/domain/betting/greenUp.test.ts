import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greenUp } from '@/domain/betting/greenUp';
import { paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(paise);
const price = fc.integer({ min: 101, max: 100_000 }).map(odds);

/** The two results after the bet, reckoned without the domain. */
function after(ifWins: number, ifLoses: number, side: string, price_: number, stake: number) {
  const gain = stake * (price_ - 100);
  return side === 'lay'
    ? [ifWins - Math.ceil(gain / 100), ifLoses + stake]
    : [ifWins + Math.floor(gain / 100), ifLoses - stake];
}

describe('[P08] evening out one runner', () => {
  it('golden: 100 backed at 3.00 is locked by laying 150 at 2.00', () => {
    expect(greenUp(rupees(200), rupees(-100), { back: odds(198), lay: odds(200) })).toEqual({
      side: 'lay',
      odds: 200,
      stake: rupees(150),
      locked: rupees(50),
    });
  });

  it('a lay is bought back', () => {
    expect(greenUp(rupees(-200), rupees(100), { back: odds(400), lay: null })).toEqual({
      side: 'back',
      odds: 400,
      stake: rupees(75),
      locked: rupees(25),
    });
  });

  it('a flat book needs nothing; without a price there is no way out', () => {
    expect(greenUp(rupees(5), rupees(5), { back: null, lay: odds(200) })).toMatchObject({
      stake: 0,
      locked: rupees(5),
    });
    expect(greenUp(rupees(5), rupees(0), { back: odds(200), lay: null })).toBeNull();
  });

  it('leaves the two results at most half the odds and a paisa apart, and locks the worse of them', () => {
    fc.assert(
      fc.property(amount, amount, price, (ifWins, ifLoses, exit) => {
        const found = greenUp(ifWins, ifLoses, { back: exit, lay: exit });
        if (found === null) throw new Error('there was a price');
        const [won = 0, lost = 0] = after(ifWins, ifLoses, found.side, exit, found.stake);
        expect(Math.abs(won - lost)).toBeLessThanOrEqual(exit / 200 + 1);
        expect(found.locked).toBe(Math.min(won, lost));
      }),
      { numRuns: 1_000 },
    );
  });
});
