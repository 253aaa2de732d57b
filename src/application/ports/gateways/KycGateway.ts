import type { CalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { KycEntries } from '@/domain/cashier/kyc/checkKyc';
import type { KycType } from '@/domain/cashier/kyc/KycType';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { SubmissionKey } from '@/domain/shared/ids';

export interface KycSheet {
  /** What can be shown; entries that do not decode are dropped and logged. */
  readonly types: readonly KycType[];
  /** Newest first. */
  readonly documents: readonly KycDocument[];
  /** The server's day in India: dates are judged by it. null: not known. */
  readonly today: CalendarDay | null;
}

/** A document as it is sent: its type, and the texts as `sentKycValue` makes them. */
export interface KycOrder extends KycEntries {
  readonly type: string;
}

export interface KycGateway {
  sheet(): Promise<Result<KycSheet, Failure>>;
  /** `key`: 32 hex characters; the same key again is the same document. Never repeated by itself. */
  submit(order: KycOrder, key: SubmissionKey): Promise<Result<KycDocument, Failure>>;
  /** null: the server never saw the key. */
  byKey(key: SubmissionKey): Promise<Result<KycDocument | null, Failure>>;
}
