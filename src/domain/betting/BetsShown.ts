import type { BetList } from './BetList';
import type { BetTotals } from './betTotals';

/** A page of the player's bets, or a part of them that grows. */
export interface BetsShown {
  readonly list: BetList;
  /** Of the whole filter, all pages together. */
  readonly count: number;
  /** Over the whole filter; null when the backend does not give them. */
  readonly totals: BetTotals | null;
  /** Rows of it that could not be read; absent: none. */
  readonly unread?: number;
}
