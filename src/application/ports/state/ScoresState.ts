import type { MatchId } from '@/domain/shared/ids';
import type { LiveScore } from '@/domain/sports/score/LiveScore';

export interface ScoresView {
  /** null: not known (yet), or this backend tells none. */
  score(match: MatchId): LiveScore | null;
}

export interface ScoresState extends ScoresView {
  scoreArrived(score: LiveScore): void;
  scoreForgotten(match: MatchId): void;
}
