import type { Paise } from '@/domain/shared/Money';
import type { BetKey, MarketId } from '@/domain/shared/ids';

/** `removed` is the player's own doing, `dropped` what happened to the market or to the bets. */
export type AutoCashOutStatus = 'waiting' | 'done' | 'removed' | 'dropped';

/** Why one that was not done stands no longer. */
export type AutoCashOutEnd = 'replaced' | 'marketClosed' | 'nothingLeft' | 'outOfReach' | 'server';

/** The server cashes out all that a player has on a market, once that brings this figure or more; it needs no page for it. */
export interface AutoCashOut {
  readonly key: BetKey;
  readonly marketId: MarketId;
  /** For words; may be empty. */
  readonly matchName: string;
  /** Signed: the least that it is to bring. */
  readonly amount: Paise;
  readonly status: AutoCashOutStatus;
  readonly reason: AutoCashOutEnd | null;
  /** What it brought, once it is done. */
  readonly brought: Paise;
}

/** Where a device saves, for each player apart, the keys of those that stood. */
export const AUTO_CASH_OUTS_KEY = 'autoCashOuts';
