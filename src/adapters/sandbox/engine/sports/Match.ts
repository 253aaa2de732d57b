import type { Market } from '../markets/Market';
import type { SportId } from './Format';
import type { Story } from './Story';

export type MatchStatus = 'upcoming' | 'inplay' | 'finished';

export interface Match {
  readonly id: string;
  readonly formatId: string;
  readonly sportId: SportId;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  readonly venue: string;
  startAt: number;
  status: MatchStatus;
  story: Story;
  /** Grows with every change of its score. */
  scoreVersion: number;
  /** State of the chance that writes the story: nothing but the story draws from it. */
  luck: number;
  nextTurnAt: number;
  endedAt: number | null;
  speed: number;
  frozen: boolean;
  /** Match odds first. Others come and go with the story. */
  readonly markets: Market[];
}
