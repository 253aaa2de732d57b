import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashOutBounds } from '@/domain/betting/cashOutBounds';
import { cashOutEstimate } from '@/domain/betting/cashOutEstimate';
import { CASH_OUT_RULES } from '@/domain/betting/CashOutRule';
import { paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import type { RunnerId } from '@/domain/shared/ids';
import { ODDS_LADDER } from '@/domain/sports/oddsLadder';
import { AWAY, HOME } from '@tests/support/mothers/sports';
import { offersAt } from '@tests/support/mothers/offers';
import { runs } from '@tests/support/runs';

const RUNS = { numRuns: runs(1_000) };
/** 1,000 at 2.00 on the home side. */
const POSITIONS = new Map([
  [HOME, rupees(1_000)],
  [AWAY, rupees(-1_000)],
]);
const at = (back: number, lay: number) => () => offersAt({ back: odds(back), lay: odds(lay) });
const SHOWN = rupees(600);

describe('what a tap on a cash-out figure takes', () => {
  it('[P08] exactly it, but for the rounding of the stakes to a paisa', () => {
    const { least, most } = cashOutBounds(SHOWN, 'exact', POSITIONS, at(124, 125));
    expect([least, most]).toEqual([SHOWN - 4, SHOWN + 4]);
    // Half of the higher odds of each runner, whichever side has them, and a paisa: 4 and 2.
    const uneven = (runner: RunnerId) =>
      offersAt(runner === HOME ? { back: odds(200), lay: odds(420) } : { back: odds(198), lay: null });
    expect(cashOutBounds(SHOWN, 'exact', POSITIONS, uneven)).toEqual({ least: SHOWN - 6, most: SHOWN + 6 });
    const laid = () => offersAt({ back: null, lay: odds(420) });
    expect(cashOutBounds(SHOWN, 'exact', POSITIONS, laid).least).toBe(SHOWN - 8);
  });

  it('[P19] better is always fine, worse only by the steps that the player allows', () => {
    const book = at(124, 125);
    expect(cashOutBounds(SHOWN, 'better', POSITIONS, book)).toEqual({ least: SHOWN - 4, most: null });
    // Laid at 1.26 instead of 1.25: 2,000 / 1.26 - 1,000 is 587.30.
    const { least, most } = cashOutBounds(SHOWN, 1, POSITIONS, book);
    expect(most).toBeNull();
    expect(least).toBeLessThanOrEqual(58_730);
    expect(least).toBeGreaterThan(58_700);
  });

  it('without a price to move, steps give nothing away', () => {
    const none = () => offersAt({ back: null, lay: null });
    expect(cashOutBounds(SHOWN, 5, POSITIONS, none).least).toBe(SHOWN - 2);
  });

  it('more steps never take less, and each takes what the odds make of it', () => {
    const money = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(paise);
    const price = fc.constantFrom(...ODDS_LADDER.slice(0, -6));
    fc.assert(
      fc.property(money, money, price, price, (home, away, first, second) => {
        const positions = new Map([
          [HOME, home],
          [AWAY, away],
        ]);
        const offers = at(Math.min(first, second), Math.max(first, second));
        const shown = cashOutEstimate(positions, offers) ?? paise(0);
        const least = CASH_OUT_RULES.map((rule) => cashOutBounds(shown, rule, positions, offers).least);
        expect(least.toSorted((one, other) => other - one)).toEqual(least);
        expect(least[0]).toBeLessThanOrEqual(shown);
      }),
      RUNS,
    );
  });
});
