import type { Paise } from '@/domain/shared/Money';

/** A table with a dealer that is open now. Each part is there only where the backend says it. */
export interface LiveTable {
  readonly dealer: string | null;
  /** How many play at it. */
  readonly players: number | null;
  /** What came last, the newest first: a pocket, a winner, a card. */
  readonly results: readonly string[];
  readonly min: Paise | null;
  readonly max: Paise | null;
}
