import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { BetKey, CashOutQuoteId, MarketId, RunnerId } from '@/domain/shared/ids';
import type { Side } from '@/domain/sports/Side';
import type { Bet } from './Bet';
import type { ResultRange } from './openPositions';

export interface CashOutLeg {
  readonly runnerId: RunnerId;
  readonly side: Side;
  readonly odds: OddsHundredths;
  readonly stake: Paise;
}

/** What the server would lock in now; it stands for a few seconds. */
export interface CashOutQuote {
  readonly id: CashOutQuoteId;
  readonly marketId: MarketId;
  readonly marketVersion: number;
  /** Percent of the position that it is about; absent: all of it. */
  readonly part?: number;
  /** The locked result, signed: the worst of `outcomes`; of a part, what that part brings whoever wins. */
  readonly amount: Paise;
  /** Milliseconds that were left when the server spoke. */
  readonly expiresInMs: number;
  readonly legs: readonly CashOutLeg[];
  /** The market's net result if that runner wins, after the legs. */
  readonly outcomes: readonly { readonly runnerId: RunnerId; readonly result: Paise }[];
}

export type CashOutRefusal =
  | 'quoteExpired'
  | 'quoteChanged'
  | 'suspended'
  | 'ballRunning'
  | 'marketClosed'
  | 'server';

/** What became of a cash-out that was asked for with this key: all of its legs were taken, or none. */
export interface CashOut {
  readonly key: BetKey;
  readonly status: 'done' | 'refused';
  readonly reason: CashOutRefusal | null;
  /** Percent of the position that it was about; absent: all of it. */
  readonly part?: number;
  readonly amount: Paise;
  readonly bets: readonly Bet[];
}

/** About what cashing out would bring now, or why it cannot be asked for. `level`: that much is certain already, whoever wins. */
export type CashOutOffer =
  | {
      readonly amount: Paise;
      readonly problem: null | 'level';
      /** Of a part: what the whole market can bring after it. */
      readonly left?: ResultRange;
    }
  | { readonly amount: null; readonly problem: 'suspended' | 'stale' | 'noPrice' | 'tooLittle' };
