import { paise, type Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { Side } from '@/domain/sports/Side';

/** What a bet can bring and cost. Both positive. */
export interface Payout {
  /** Won if the bet is right; rounded down to the paisa. */
  readonly profit: Paise;
  /** Lost if it is wrong; rounded up, so that exposure is never understated. */
  readonly liability: Paise;
}

/** Decimal odds: a back risks the stake for stake x (odds - 1), a lay the other way round. A rate of r per 100 is odds of 1 + r / 100. */
export function decimalPayout(side: Side, price: OddsHundredths, stake: Paise): Payout {
  const winnings = stake * (price - 100);
  return side === 'back'
    ? { profit: paise(Math.floor(winnings / 100)), liability: stake }
    : { profit: stake, liability: paise(Math.ceil(winnings / 100)) };
}
