import type { Paise } from '@/domain/shared/Money';
import type { ReportRow } from './ReportRow';

/** Sums that the server gave over everything that it counts. */
export interface SaidTotals {
  readonly profitLoss: Paise;
  readonly commission: Paise | null;
}

/** Everything that a report of some days is made of, and what it leaves out. */
export interface Report {
  /** `bets`: made of the list of bets, because this backend has no report; it knows neither sport nor competition nor commission, and goes by the day a bet was placed. */
  readonly source: 'markets' | 'bets';
  /** The newest first. */
  readonly rows: readonly ReportRow[];
  /** False: there are more than are ever collected, and the figures are of the newest alone. */
  readonly whole: boolean;
  /** Rows that could not be read. */
  readonly unread: number;
  /** Bets of which the backend does not say what came of them. */
  readonly untold: number;
  /** Bets whose result was worked out here from odds and stake. */
  readonly workedOut: number;
  /** null: it gave none. */
  readonly said: SaidTotals | null;
}

/** Nothing is missing of what its sums claim to be. */
export function isComplete({ whole, unread, untold }: Report): boolean {
  return whole && unread === 0 && untold === 0;
}
