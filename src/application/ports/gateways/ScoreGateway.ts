import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { LiveScore } from '@/domain/sports/score/LiveScore';
import type { Cancellation } from '../device/Cancellation';

export interface ScoreGateway {
  /** assumed: GET /sports/match/score. `refused` with code MATCH_UNKNOWN for an unknown match. */
  score(id: MatchId, cancellation?: Cancellation): Promise<Result<LiveScore, Failure>>;
}
