import type { CashOut, CashOutQuote, CashOutRefusal } from '@/domain/betting/CashOut';
import type { Message } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import type { BetKey, MarketId } from '@/domain/shared/ids';

/** What is known of the quote that was taken: after a reload, little. */
export type TakenQuote = Pick<CashOutQuote, 'id' | 'marketId' | 'part'>;

/** How far a cash-out got. `until` is on the monotonic clock; `before` is the amount of the quote that this one took the place of. */
export type CashOutStage =
  | { readonly state: 'asking'; readonly before: Paise | null; readonly part?: number }
  | { readonly state: 'none'; readonly message: Message }
  | {
      readonly state: 'quoted';
      readonly quote: CashOutQuote;
      readonly until: number;
      readonly before: Paise | null;
    }
  | { readonly state: 'expired'; readonly quote: CashOutQuote }
  | {
      readonly state: 'confirming';
      readonly quote: CashOutQuote | TakenQuote;
      readonly key: BetKey;
    }
  /** The reply was lost: it may be done. It is asked for by its key. */
  | { readonly state: 'unknown'; readonly quote: TakenQuote; readonly key: BetKey }
  /** The server has never seen it, and it may still come: done again, it is the same one, with the same key. */
  | { readonly state: 'unheard'; readonly quote: TakenQuote; readonly key: BetKey }
  | { readonly state: 'done'; readonly cashOut: CashOut }
  | {
      readonly state: 'refused';
      readonly quote: CashOutQuote | TakenQuote;
      readonly reason: CashOutRefusal;
    };

/** The one cash-out that is looked at. */
export interface CashOutView {
  readonly marketId: MarketId;
  readonly stage: CashOutStage;
}
