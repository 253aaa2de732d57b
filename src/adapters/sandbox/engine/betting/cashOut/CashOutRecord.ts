/** Why a cash out that was asked for did not happen. */
export type CashOutReason =
  | 'QUOTE_EXPIRED'
  | 'QUOTE_CHANGED'
  | 'SUSPENDED'
  | 'BALL_RUNNING'
  | 'MARKET_CLOSED';

/** What became of one cash out, kept under its key as long as a bet's key counts. */
export interface CashOutRecord {
  readonly key: string;
  readonly userId: string;
  readonly quoteId: string;
  readonly createdAt: number;
  /** Percent of the position; absent: all of it, or nobody knows of what. */
  readonly part?: number;
  /** Null: it is done. */
  readonly reason: CashOutReason | null;
  /** Paise that it brings whatever happens; negative: that it costs. 0 when refused. */
  readonly amount: number;
  /** The bets that it made. */
  readonly betIds: readonly string[];
}
