import type { Plays } from '../../wire/Plays';

/** One game as the operator lists it (CASINO-02), with its groups. */
export interface GameEntry {
  readonly code: string;
  readonly provider: string;
  readonly name: string;
  readonly href: string;
  readonly groups: readonly string[];
  /** What its provider plays under this title; null for what is no game but a place. */
  readonly plays: Plays | null;
  readonly quotes: string;
  readonly features: readonly string[];
  /** Epoch milliseconds. */
  readonly addedAt: number;
  /** Paise; null for what is no game but a place. */
  readonly minStake: number | null;
}
