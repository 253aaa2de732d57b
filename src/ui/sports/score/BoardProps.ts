import type { Match } from '@/domain/sports/Match';
import type { LiveScore } from '@/domain/sports/score/LiveScore';

export interface BoardProps<Score extends LiveScore> {
  readonly match: Match;
  readonly score: Score;
}
