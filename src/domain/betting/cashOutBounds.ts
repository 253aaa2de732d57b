import { paise, type Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { RunnerId } from '@/domain/shared/ids';
import { tickDown, tickUp } from '@/domain/sports/oddsLadder';
import { cashOutEstimate } from './cashOutEstimate';
import type { CashOutRule } from './CashOutRule';
import type { Positions } from './positions';
import { bestOf, type BestOdds, type RunnerOffers } from './RunnerOffers';

/** What a cash out may bring to be taken without another question. Signed paise. */
export interface CashOutBounds {
  readonly least: Paise;
  /** null: the more the better. */
  readonly most: Paise | null;
}

/**
 * The bounds around the figure that was tapped, by the player's rule. A backend may level by other bets than ours and round otherwise: the rounding of
 * P08 (half the odds in paise a runner, one more a bet) is no move of the odds.
 */
export function cashOutBounds(
  shown: Paise,
  rule: CashOutRule,
  positions: Positions,
  offers: (runner: RunnerId) => RunnerOffers,
): CashOutBounds {
  const rounding = [...positions.keys()].reduce((sum, runner) => sum + roundingOf(bestOf(offers(runner))), 0);
  const given = typeof rule === 'number' ? costOf(rule, positions, offers) : 0;
  return {
    least: paise(shown - given - rounding),
    most: rule === 'exact' ? paise(shown + rounding) : null,
  };
}

function roundingOf({ back, lay }: BestOdds): number {
  return Math.ceil(Math.max(back ?? 0, lay ?? 0) / 200) + 1;
}

/** The most that up to so many steps against the player take from the figure; by its rounding one step more may take less. Nothing where that cannot be told. */
function costOf(ticks: number, positions: Positions, offers: (runner: RunnerId) => RunnerOffers): number {
  const now = cashOutEstimate(positions, offers);
  if (now === null) return 0;
  let most = 0;
  for (let steps = 1; steps <= ticks; steps++) {
    const then = cashOutEstimate(positions, (runner) => {
      const { back, lay } = offers(runner);
      return { back: stepped(back, tickDown, steps), lay: stepped(lay, tickUp, steps) };
    });
    if (then !== null) most = Math.max(most, now - then);
  }
  return most;
}

function stepped(
  offers: RunnerOffers['back'],
  step: (odds: OddsHundredths) => OddsHundredths,
  times: number,
): RunnerOffers['back'] {
  return offers.map(({ price, size }) => {
    let at = price;
    for (let taken = 0; taken < times; taken++) at = step(at);
    return { price: at, size };
  });
}
