import type { AutoCashOut } from '@/domain/betting/AutoCashOut';
import type { Failure } from '@/domain/shared/Failure';
import type { Paise } from '@/domain/shared/Money';
import type { Result } from '@/domain/shared/Result';
import type { BetKey, MarketId } from '@/domain/shared/ids';

export interface AutoCashOutOrder {
  readonly key: BetKey;
  readonly marketId: MarketId;
  readonly amount: Paise;
  /** The one that stands, as the player sees it; null: none. The server refuses when it is another one (AUTO_CHANGED). */
  readonly replaces: BetKey | null;
}

/** assumed: docs/wire.md 4.3 (auto cash out). */
export interface AutoCashOutGateway {
  /** GET /bets/cashout/auto: those that wait, and those that ended within a day. */
  list(): Promise<Result<readonly AutoCashOut[], Failure>>;
  /** POST /bets/cashout/auto: idempotent by key; a failure with `sent: true` means that its fate is unknown. */
  set(order: AutoCashOutOrder): Promise<Result<AutoCashOut, Failure>>;
  /** POST /bets/cashout/auto/remove: of one that has not come yet the server remembers that it is not to count. */
  remove(market: MarketId, key: BetKey): Promise<Result<AutoCashOut, Failure>>;
  /** GET /bets/cashout/auto/by-key/{key}; null: the server never saw that key. */
  byKey(key: BetKey): Promise<Result<AutoCashOut | null, Failure>>;
}
