import type { AutoCashOut } from '@/domain/betting/AutoCashOut';
import type { Message } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import type { Result } from '@/domain/shared/Result';
import type { BetKey, MarketId, MatchId } from '@/domain/shared/ids';

/**
 * A wish that was sent and is not decided. `unknown`: its reply was lost, it may be done; it is asked for by its key. `unheard`: the server has
 * never seen it, and it may still come; done again, with whatever figure, it is the same one.
 */
export interface SentAutoCashOut {
  readonly marketId: MarketId;
  readonly key: BetKey;
  /** null: it is to be removed. */
  readonly amount: Paise | null;
  readonly stage: 'sending' | 'unknown' | 'unheard';
}

export interface AutoCashOuts {
  /** Those that wait at the server, at most one a market. */
  readonly active: readonly AutoCashOut[];
  readonly sent: readonly SentAutoCashOut[];
  /** Whether the server has said which ones wait: none is no answer before. */
  readonly known: boolean;
  /** It could not say. */
  readonly failed: Message | null;
}

/** Cash outs at a figure of the player's own, kept and carried out by the server. */
export interface AutoCashOutApp {
  /** As they are now: the same object until something changes. */
  readonly read: () => AutoCashOuts;
  /** Tells after every change. Returns how to release. */
  readonly watch: (listener: () => void) => () => void;
  /** Sets it, or changes the one that stands; fails with what is wrong with the figure. What becomes of it is in `read` and in a notice. */
  readonly set: (match: MatchId, market: MarketId, figure: string) => Result<void, Message>;
  readonly remove: (market: MarketId) => Promise<void>;
  readonly reload: () => Promise<void>;
}
