import type { Lucky } from '../kernel/luck';
import type { Story } from './Story';

/** Sports as the specification numbers them. */
export type SportId = '4' | '1' | '2';

/**
 * One calendar of fixtures: every `everyMs` a match starts, for ever. The cadence is shorter than a match lasts,
 * so something is always in play; nothing needs to be planned ahead and the world cannot dry out.
 */
export interface Format {
  /** One digit: the first of the ids of its matches. */
  readonly id: string;
  readonly sportId: SportId;
  readonly competition: string;
  readonly sides: readonly string[];
  readonly venues: readonly string[];
  readonly everyMs: number;
  readonly offsetMs: number;
  /** Upcoming matches that are already listed. */
  readonly ahead: number;
  /** No match of this format lasts longer. */
  readonly longestMs: number;
  readonly delayMs: number;
  /** Paise. */
  readonly min: number;
  readonly max: number;
  readonly maxProfit: number;
  readonly allowUnmatched: boolean;
  /** Usual size at the best price, in paise. */
  readonly depth: number;
  readonly start: (luck: Lucky) => Story;
}
