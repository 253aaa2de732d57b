import type { BetKey } from '@/domain/shared/ids';

export interface IdSource {
  /** 32 lowercase hex characters, unpredictable. */
  betKey(): BetKey;
  /** Unique within this page. */
  next(): string;
  /** 0 <= x < 1, for jitter. */
  random(): number;
}
