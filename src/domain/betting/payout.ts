import { paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MarketKind } from '@/domain/sports/Market';
import type { Side } from '@/domain/sports/MarketBook';

/** What a bet can bring and cost. Both positive. */
export interface Payout {
  /** Won if the bet is right; rounded down to the paisa. */
  readonly profit: Paise;
  /** Lost if it is wrong; rounded up, so that exposure is never understated. */
  readonly liability: Paise;
}

export interface PayoutPolicy {
  payout(side: Side, price: OddsHundredths, stake: Paise): Payout;
  /** Whether prices are steps of the odds ladder, which a player may walk. */
  readonly onLadder: boolean;
}

/** Decimal odds: a back risks the stake for stake x (odds - 1), a lay the other way round. */
function decimalPayout(side: Side, price: OddsHundredths, stake: Paise): Payout {
  const winnings = stake * (price - 100);
  return side === 'back'
    ? { profit: paise(Math.floor(winnings / 100)), liability: stake }
    : { profit: stake, liability: paise(Math.ceil(winnings / 100)) };
}

const EXCHANGE: PayoutPolicy = { payout: decimalPayout, onLadder: true };
/** An Indian rate r per 100 arrives as odds of 1 + r / 100, so the arithmetic is the same. */
const RATE: PayoutPolicy = { payout: decimalPayout, onLadder: false };

/** One kind of market, one policy. */
const POLICIES: Readonly<Record<MarketKind, PayoutPolicy>> = {
  matchOdds: EXCHANGE,
  bookmaker: RATE,
  toss: RATE,
  tiedMatch: EXCHANGE,
  other: EXCHANGE,
  // What decides is the line (`fancy.ts`); what is won or lost then is the rate's.
  fancy: RATE,
};

export function payoutPolicy(kind: MarketKind): PayoutPolicy {
  return POLICIES[kind];
}
