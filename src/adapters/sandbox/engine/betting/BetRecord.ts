import type { MarketKindId } from '../markets/marketKinds';
import type { Side } from '../markets/quotes';
import type { Words } from '../../texts/Said';

export type BetStatus =
  | 'pending'
  | 'unmatched'
  | 'partly_matched'
  | 'matched'
  | 'rejected'
  | 'lapsed'
  | 'cancelled'
  | 'settled'
  | 'void';

export type BetReason =
  | 'BELOW_MIN'
  | 'ABOVE_MAX'
  | 'ABOVE_MAX_PROFIT'
  | 'ODDS_CHANGED'
  | 'ODDS_OFF_LADDER'
  | 'SUSPENDED'
  | 'BALL_RUNNING'
  | 'INSUFFICIENT_FUNDS'
  | 'EXPOSURE_LIMIT'
  | 'UNMATCHED_NOT_ALLOWED'
  | 'MARKET_CLOSED'
  | 'RUNNER_UNKNOWN'
  | 'BET_CHANGED'
  | 'SELF_LIMIT';

export type AcceptOdds = 'none' | 'better' | 'any';

/** What a player asks for. Odds in hundredths, stake in paise. */
export interface BetOrder {
  readonly key: string;
  readonly marketId: string;
  readonly runnerId: string;
  readonly side: Side;
  readonly odds: number;
  /** Runs, of a fancy; null for every other kind. */
  readonly line: number | null;
  readonly stake: number;
  readonly marketVersion: number;
  readonly acceptOdds: AcceptOdds;
  /** With `better`: worse odds are taken too, down to these (a lay: up to these). Hundredths. */
  readonly worstOdds?: number;
  /** What waits stays when the market turns in play, where that says so. */
  readonly keepInPlay?: true;
}

export interface BetRecord {
  /** Grows with every bet. */
  readonly number: number;
  readonly id: string;
  readonly userId: string;
  readonly order: BetOrder;
  readonly matchId: string;
  readonly matchName: string;
  readonly marketName: Words;
  readonly marketKind: MarketKindId;
  readonly selection: Words;
  readonly createdAt: number;
  /** What waits of it stays when its market turns in play. */
  readonly keepInPlay?: true;
  /** Id of the bet in whose place this one was put by an edit, or is to be put when its delay ends. */
  readonly replaces?: string;
  /** Key of the cash out that made this bet. */
  readonly cashOut?: string;
  status: BetStatus;
  reason: BetReason | null;
  /** Best odds (hundredths) there were when it was refused for odds. */
  offer: number | null;
  /** The line that went with it, of a fancy. */
  offerLine: number | null;
  /** Runs, of a fancy: as asked, or as taken when the player said `any`. */
  line: number | null;
  /** Paise taken so far. */
  matched: number;
  /** Sum of size x odds of the parts taken: the average comes out of it exactly. */
  weight: number;
  /** End of the in-play delay. */
  dueAt: number | null;
  /** Paise won or lost, once settled. */
  result: number | null;
  settledAt: number | null;
}

const OPEN: readonly BetStatus[] = ['pending', 'unmatched', 'partly_matched', 'matched'];

/** Money may still come of it. */
export function isOpen(bet: BetRecord): boolean {
  return OPEN.includes(bet.status);
}

/** The part that waits to be taken, in paise. */
export function waiting(bet: BetRecord): number {
  return bet.status === 'pending' || bet.status === 'unmatched' || bet.status === 'partly_matched'
    ? bet.order.stake - bet.matched
    : 0;
}

/**
 * Odds (hundredths) of the part that was taken: the average, the fraction of a hundredth rounded in the player's
 * favour, so never worse than any of its parts allowed (P19). Asked odds while nothing is taken.
 */
export function oddsOf(bet: BetRecord): number {
  if (bet.matched === 0) return bet.order.odds;
  const average = bet.weight / bet.matched;
  return bet.order.side === 'back' ? Math.ceil(average) : Math.floor(average);
}
