import type { MatchId } from '@/domain/shared/ids';
import type { MatchStatus } from '../Match';
import type { CricketScore } from './CricketScore';
import type { FootballScore } from './FootballScore';
import type { TennisScore } from './TennisScore';

export type Team = 'home' | 'away';

/** What the score of every sport says. */
export interface ScoreHead {
  readonly matchId: MatchId;
  /** Grows with every change of this score. */
  readonly version: number;
  readonly status: MatchStatus;
  /** null: not decided, or nobody won. */
  readonly winner: Team | null;
}

/** How a match stands, as its own sport tells it. */
export type LiveScore = CricketScore | TennisScore | FootballScore;
