import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MarketId, MatchId, RunnerId } from '@/domain/shared/ids';
import type { MarketKind } from '@/domain/sports/marketKinds';
import type { Side } from '@/domain/sports/Side';

/** Steps of the ladder against the player. */
export const ODDS_STEPS = [1, 3, 5] as const;
export type OddsSteps = (typeof ODDS_STEPS)[number];

/** A number: better ones, and worse ones by no more than so many steps; where odds are not on the ladder as `better`. */
export type OddsAcceptance = 'none' | 'better' | OddsSteps | 'any';
/** What can hold beyond one match: nobody takes any odds by a habit. */
export type LastingAcceptance = Exclude<OddsAcceptance, 'any'>;

export interface Selection {
  readonly matchId: MatchId;
  readonly matchName: string;
  readonly marketId: MarketId;
  readonly marketName: string;
  readonly marketKind: MarketKind;
  readonly runnerId: RunnerId;
  readonly runnerName: string;
  readonly side: Side;
}

/**
 * What the player is about to bet. The slip copies the price that it was opened with: ticks move the board, never the slip.
 */
export interface BetSlip {
  readonly selection: Selection;
  /** Decimal odds for every kind: a rate of r per 100 is odds of 1 + r / 100. */
  readonly odds: OddsHundredths;
  /** Of a fancy: the runs that the price is about. */
  readonly line: number | null;
  /** What the market's version was when the price was taken. */
  readonly marketVersion: number;
  /** As typed; parsed by `parseStake`. */
  readonly stakeText: string;
  readonly acceptOdds: OddsAcceptance;
  /** What waits is to stay when the market turns in play; absent: it lapses. */
  readonly keepInPlay?: boolean;
}
