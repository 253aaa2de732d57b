import type { MatchId } from '@/domain/shared/ids';
import type { MatchStatus } from '../Match';

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
