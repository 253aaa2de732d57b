import type { MatchId } from '@/domain/shared/ids';
import type { Paise } from '@/domain/shared/Money';
import type { Sport } from '@/domain/sports/Sport';

/** What came of one settled market of the player, as the server says it. */
export interface ReportRow {
  readonly id: string;
  /** When it was settled, epoch milliseconds; null where that cannot be read. */
  readonly at: number | null;
  /** null: the backend does not say. */
  readonly sport: Sport | null;
  readonly competition: string;
  /** null: no match of ours that a link could lead to. */
  readonly matchId: MatchId | null;
  readonly matchName: string;
  readonly marketName: string;
  readonly bets: number;
  readonly stake: Paise;
  /** Signed, before commission. */
  readonly profitLoss: Paise;
  /** What was taken off for it; never below zero. null: the backend does not say. */
  readonly commission: Paise | null;
}
