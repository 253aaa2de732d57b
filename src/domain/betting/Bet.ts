import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { BetId, BetKey } from '@/domain/shared/ids';
import type { Selection } from './BetSlip';
import type { TenThousandths } from './exactOdds';
import type { RejectionReason } from './RejectionReason';

export type BetStatus =
  | 'pending'
  | 'unmatched'
  | 'partlyMatched'
  | 'matched'
  /** Stands, by a backend that does not say how much of it was taken. */
  | 'open'
  | 'rejected'
  | 'lapsed'
  | 'cancelled'
  | 'settled'
  | 'void'
  /** In a word of the backend's own, `statusWord`: it says nothing to us, and is shown as it is. */
  | 'other';

/** A bet as the server knows it. */
export interface Bet extends Omit<Selection, 'runnerName'> {
  readonly id: BetId;
  /** Absent for bets of a backend without bet keys. */
  readonly key: BetKey | null;
  /** Of an edit: the bet whose place it took, or takes once its delay is over; until then that one stands. */
  readonly replaces: BetId | null;
  readonly selection: string;
  /** Average matched odds once matched, else the odds asked for. */
  readonly odds: OddsHundredths;
  readonly requestedOdds: OddsHundredths;
  /** The odds as they came, where they have more than two places; `odds` is then the nearest hundredth. */
  readonly exactOdds: TenThousandths | null;
  /** Of a fancy bet: the runs that it is about. */
  readonly line: number | null;
  readonly stake: Paise;
  /** What waits of it stays when its market turns in play; absent: it lapses then. */
  readonly keepInPlay?: boolean;
  readonly matched: Paise;
  readonly status: BetStatus;
  /** The backend's own word; null where we have one for it. */
  readonly statusWord: string | null;
  readonly reason: RejectionReason | null;
  /** The odds on offer, when the odds were the reason of a refusal. */
  readonly offer: OddsHundredths | null;
  /** The line on offer, when a fancy bet was refused for it or for the rate. */
  readonly offerLine: number | null;
  /** Milliseconds of the in-play delay that were left when the server spoke. */
  readonly delayLeftMs: number;
  /** Signed; null until settled. */
  readonly profitLoss: Paise | null;
  /** The backend said won or lost and not how much: `profitLoss` was worked out from odds and stake. */
  readonly workedOut: boolean;
  /** Epoch milliseconds; null when the server's date is not one. */
  readonly createdAt: number | null;
  readonly settledAt: number | null;
}
