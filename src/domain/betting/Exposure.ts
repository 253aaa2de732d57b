import type { Paise } from '@/domain/shared/Money';
import type { MatchId } from '@/domain/shared/ids';

/** The server's figures (HDR-08, WAL-04). Amounts are what could be lost, never negative. */
export interface Exposure {
  readonly total: Paise;
  readonly rows: readonly ExposureRow[];
  /** Rows that could not be read; absent: none. The total holds them all the same (F93). */
  readonly unread?: number;
}

export interface ExposureRow {
  readonly matchId: MatchId;
  readonly matchName: string;
  readonly amount: Paise;
  readonly bets: number;
}
