/** `removed` is the player's own doing, `dropped` what happened to the market or to the position. */
export type AutoCashOutStatus = 'waiting' | 'done' | 'removed' | 'dropped';

/** Why one that was not done stands no longer. */
export type AutoCashOutEnd = 'REPLACED' | 'MARKET_CLOSED' | 'NOTHING_LEFT' | 'OUT_OF_REACH';

/** All of a position is to be cashed out once that brings so much. */
export interface AutoCashOutRecord {
  readonly key: string;
  readonly userId: string;
  readonly marketId: string;
  readonly matchName: string;
  /** Paise, signed: the least that it is to bring. Null: it was removed before it came, so it never counts. */
  readonly amount: number | null;
  readonly createdAt: number;
  status: AutoCashOutStatus;
  reason: AutoCashOutEnd | null;
  /** Paise that it brought; 0 until it is done. */
  brought: number;
  /** Null while it waits. */
  endedAt: number | null;
}

/** Why one cannot be set. */
export type NoAutoCashOut = 'KIND' | 'MARKET_CLOSED' | 'NO_BETS' | 'EQUAL' | 'REACHED' | 'OUT_OF_REACH';

export type SetReply =
  | { readonly rule: AutoCashOutRecord }
  | { readonly code: 'MARKET_UNKNOWN' | 'KEY_REUSED' }
  /** Another one stands than the player saw; null: none does. */
  | { readonly code: 'AUTO_CHANGED'; readonly active: AutoCashOutRecord | null }
  | { readonly code: 'NO_AUTO_CASH_OUT'; readonly reason: NoAutoCashOut };
