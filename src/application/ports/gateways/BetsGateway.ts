import type { Bet } from '@/domain/betting/Bet';
import type { BetTotals } from '@/domain/betting/betTotals';
import type { CashOut, CashOutQuote } from '@/domain/betting/CashOut';
import type { Exposure } from '@/domain/betting/Exposure';
import type { Failure } from '@/domain/shared/Failure';
import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { Result } from '@/domain/shared/Result';
import type { BetId, BetKey, CashOutQuoteId, MarketId, MatchId, RunnerId } from '@/domain/shared/ids';
import type { MarketKind } from '@/domain/sports/marketKinds';
import type { Side } from '@/domain/sports/Side';
import type { Cancellation } from '../device/Cancellation';

export interface BetOrder {
  readonly key: BetKey;
  readonly marketId: MarketId;
  readonly runnerId: RunnerId;
  readonly side: Side;
  /** Whether the price goes out as odds, as a rate per 100, or as a rate with its line. */
  readonly marketKind: MarketKind;
  readonly odds: OddsHundredths;
  /** Of a fancy: whole runs. */
  readonly line: number | null;
  readonly stake: Paise;
  readonly marketVersion: number;
  readonly acceptOdds: 'none' | 'better' | 'any';
  /** With `better`: worse odds are taken too, down to these (a lay: up to these). Absent: none. */
  readonly worstOdds?: OddsHundredths;
  /** What waits stays when the market turns in play. */
  readonly keepInPlay?: true;
}

/** Another price or stake for a bet that still waits: it is cancelled and replaced in one step. */
export interface BetEdit {
  readonly betId: BetId;
  /** The replacement's own key. */
  readonly key: BetKey;
  readonly odds: OddsHundredths;
  readonly stake: Paise;
  /** What waited of it when the player asked: when more of it has been taken since, the edit is refused, or the two together would be more than was meant. */
  readonly waiting: Paise;
}

export interface EditedBet {
  /** The one that was edited: cancelled as far as it waited, unless the replacement was refused or waits out a delay. */
  readonly bet: Bet;
  readonly replacement: Bet;
}

/** SPORT-06. Dates are epoch milliseconds. */
export interface BetsQuery {
  readonly skip: number;
  readonly pageSize: number;
  readonly matchId?: MatchId;
  readonly from?: number;
  readonly until?: number;
  /** `matchOdds` is every kind but fancy (assumed). */
  readonly market?: 'matchOdds' | 'fancy';
  readonly status?: 'open' | 'settled';
}

export interface BetsPage {
  readonly bets: readonly Bet[];
  readonly count: number;
  /** Of this page: rows that the server listed and that could not be read; absent: none. */
  readonly unread?: number;
  /** Over the whole filter. assumed: a backend may leave them out. */
  readonly totals?: BetTotals;
}

export interface BetsGateway {
  /**
   * POST /bets. A refusal of the bet itself is a bet with status `rejected`, not a failure. A failure with `sent: true` means that
   * the fate of the bet is unknown.
   */
  place(order: BetOrder, timeoutMs: number): Promise<Result<Bet, Failure>>;
  /** GET /bets/by-key/{key}; null: the server never saw that key. */
  byKey(key: BetKey): Promise<Result<Bet | null, Failure>>;
  /** GET /bets on the sports host (SPORT-06). */
  list(query: BetsQuery, cancellation?: Cancellation): Promise<Result<BetsPage, Failure>>;
  /** GET /bets as the exposure popup asks: skip 0, pageSize 10, refmatchid (HDR-08). */
  ofMatch(match: MatchId, skip: number, cancellation?: Cancellation): Promise<Result<BetsPage, Failure>>;
  /** GET /bet/exposure/amount (WAL-04). */
  exposure(): Promise<Result<Exposure, Failure>>;
  /** POST /bets/cancel: what still waits. `refused` with BET_UNKNOWN or NOT_CANCELLABLE. */
  cancel(bet: BetId): Promise<Result<Bet, Failure>>;
  /** POST /bets/edit: all of it or nothing; a failure with `sent: true` leaves the fate to be asked by the replacement's key. */
  edit(edit: BetEdit): Promise<Result<EditedBet, Failure>>;
  /** POST /bets/cashout/quote; `refused` with NO_CASH_OUT when there is none now. `part`: percent of the position; absent: all of it. */
  cashOutQuote(market: MarketId, part?: number): Promise<Result<CashOutQuote, Failure>>;
  /** POST /bets/cashout: idempotent by key; a failure with `sent: true` means that its fate is unknown. */
  cashOut(quote: CashOutQuoteId, key: BetKey): Promise<Result<CashOut, Failure>>;
  /** GET /bets/cashout/by-key/{key}; null: the server never saw that key. */
  cashOutByKey(key: BetKey): Promise<Result<CashOut | null, Failure>>;
}
