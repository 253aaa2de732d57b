import type { Bet } from '@/domain/betting/Bet';
import type { OddsAcceptance } from '@/domain/betting/BetSlip';
import type { BetTotals } from '@/domain/betting/betTotals';
import type { Exposure } from '@/domain/betting/Exposure';
import type { Failure } from '@/domain/shared/Failure';
import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { Result } from '@/domain/shared/Result';
import type { BetKey, MarketId, MatchId, RunnerId } from '@/domain/shared/ids';
import type { Side } from '@/domain/sports/MarketBook';
import type { Cancellation } from '../device/Cancellation';

export interface BetOrder {
  readonly key: BetKey;
  readonly marketId: MarketId;
  readonly runnerId: RunnerId;
  readonly side: Side;
  readonly odds: OddsHundredths;
  readonly stake: Paise;
  readonly marketVersion: number;
  readonly acceptOdds: OddsAcceptance;
}

/** SPORT-06. Dates are epoch milliseconds. */
export interface BetsQuery {
  readonly skip: number;
  readonly pageSize: number;
  readonly matchId?: MatchId;
  readonly from?: number;
  readonly until?: number;
  readonly market?: 'matchOdds' | 'fancy';
  readonly status?: 'open' | 'settled';
}

export interface BetsPage {
  readonly bets: readonly Bet[];
  readonly count: number;
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
}
