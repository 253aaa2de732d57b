import { NO_MONEY, addMoney, negateMoney, paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { RunnerId } from '@/domain/shared/ids';
import type { MarketKind } from '@/domain/sports/Market';
import type { Side } from '@/domain/sports/MarketBook';
import { payoutPolicy } from './payout';

/** A bet, or the part of one, that somebody took. */
export interface MatchedStake {
  readonly kind: MarketKind;
  readonly runnerId: RunnerId;
  readonly side: Side;
  readonly odds: OddsHundredths;
  readonly stake: Paise;
}

/** Net result, signed, if that runner wins. */
export type Positions = ReadonlyMap<RunnerId, Paise>;

/** The position vector of a market with one winner: the sum of its bets under each outcome. Bets of a kind without a policy count nothing. */
export function positionsOf(runners: readonly RunnerId[], bets: readonly MatchedStake[]): Positions {
  return new Map(runners.map((winner) => [winner, addMoney(...bets.map((bet) => resultIf(winner, bet)))]));
}

function resultIf(winner: RunnerId, bet: MatchedStake): Paise {
  const payout = payoutPolicy(bet.kind)?.payout(bet.side, bet.odds, bet.stake);
  if (payout === undefined) return NO_MONEY;
  const right = (bet.side === 'back') === (bet.runnerId === winner);
  return right ? payout.profit : negateMoney(payout.liability);
}

/** What can be lost at worst; never negative. */
export function exposureOf(positions: Positions): Paise {
  return paise(Math.max(0, -Math.min(0, ...positions.values())));
}
