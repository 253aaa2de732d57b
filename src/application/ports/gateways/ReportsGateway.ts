import type { SaidTotals } from '@/domain/reports/Report';
import type { ReportRow } from '@/domain/reports/ReportRow';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { FinishedMatch } from '@/domain/sports/FinishedMatch';
import type { Sport } from '@/domain/sports/Sport';
import type { Cancellation } from '../device/Cancellation';

interface PageQuery {
  readonly skip: number;
  readonly pageSize: number;
  /** Epoch milliseconds, both included. */
  readonly from: number;
  readonly until: number;
}

export interface ResultsQuery extends PageQuery {
  /** Absent: all. */
  readonly sport?: Sport;
  /** Part of the name of a team or player; empty: all. */
  readonly search: string;
}

export interface ReportPage {
  /** Newest first; rows that do not decode are left out and logged. */
  readonly rows: readonly ReportRow[];
  /** Of all pages together. */
  readonly count: number;
  /** Rows of this page that could not be read. */
  readonly unread: number;
  readonly said: SaidTotals | null;
}

export interface ResultsPage {
  /** By their start, the latest first. */
  readonly matches: readonly FinishedMatch[];
  /** Of all pages together. */
  readonly count: number;
  /** Matches of this page that could not be read. */
  readonly unread: number;
}

/** assumed: docs/wire.md 4.8a. */
export interface ReportsGateway {
  /** Settled markets of the player. Only where the backend has the capability `reports`. `refused` with code RANGE_TOO_WIDE for too many days. */
  markets(query: PageQuery, cancellation?: Cancellation): Promise<Result<ReportPage, Failure>>;
  /** Matches that are over. Only where the backend has the capability `results`. `refused` with code RANGE_TOO_WIDE for too many days. */
  results(query: ResultsQuery, cancellation?: Cancellation): Promise<Result<ResultsPage, Failure>>;
}
