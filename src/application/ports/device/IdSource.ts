import type { BetKey, SubmissionKey } from '@/domain/shared/ids';

export interface IdSource {
  /** 32 lowercase hex characters, unpredictable. */
  betKey(): BetKey;
  /** The same, for a form. */
  submissionKey(): SubmissionKey;
  /** Unique within this page. */
  next(): string;
  /** 0 <= x < 1, for jitter. */
  random(): number;
}
