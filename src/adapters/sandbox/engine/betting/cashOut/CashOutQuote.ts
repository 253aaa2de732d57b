import type { GreenUp, NoGreenUp } from './greenUp';

export const QUOTE_LIFE_MS = 5_000;

export interface CashOutQuote extends GreenUp {
  readonly id: string;
  readonly userId: string;
  readonly marketId: string;
  readonly marketVersion: number;
  /** Percent of the position. */
  readonly part: number;
  readonly at: number;
  /** What the taken bets brought, outcome by outcome, when it was made. */
  readonly before: string;
}

/** Why there is nothing to quote. */
export type NoCashOut =
  | NoGreenUp
  | 'NO_BETS'
  | 'KIND'
  | 'SUSPENDED'
  | 'BALL_RUNNING'
  | 'MARKET_CLOSED'
  | 'INSUFFICIENT_FUNDS';

export type QuoteReply =
  | { readonly quote: CashOutQuote }
  | { readonly code: 'MARKET_UNKNOWN' }
  | { readonly code: 'NO_CASH_OUT'; readonly reason: NoCashOut };
