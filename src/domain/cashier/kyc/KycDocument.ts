import type { RequestStatus } from '../RequestStatus';
import type { CalendarDay } from './CalendarDay';

/** A document that was shown. */
export interface KycDocument {
  readonly id: string;
  /** Its type's name; the type may be gone from the list. */
  readonly type: string;
  readonly status: RequestStatus;
  /** The server's words; '' when it gave none. */
  readonly reason: string;
  /** Its end only. */
  readonly masked: string;
  readonly holder: string;
  /** null: not known. */
  readonly expiry: CalendarDay | null;
  /** Epoch milliseconds; null: not known. */
  readonly submittedAt: number | null;
  readonly decidedAt: number | null;
}

/** Approved is read only, what is being checked waits, and the rest can be shown again. */
export function canShowAgain(documents: readonly KycDocument[], type: string): boolean {
  const { status } = documents.find((each) => each.type === type) ?? { status: 'declined' };
  return status === 'declined' || status === 'expired';
}
