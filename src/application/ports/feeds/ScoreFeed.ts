import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { LiveScore } from '@/domain/sports/score/LiveScore';

export interface ScoreFeedListener {
  scoreChanged?(score: LiveScore): void;
  /** A socket is usable (again): what was followed over the one before is gone. */
  connected?(): void;
  disconnected?(): void;
}

/** Scores of matches, each change as it happens. Shares the player's socket. */
export interface ScoreFeed {
  /** The answer is the scores as they are; a match that is not known is left out. */
  follow(ids: readonly MatchId[]): Promise<Result<readonly LiveScore[], Failure>>;
  leave(ids: readonly MatchId[]): void;
  listen(listener: ScoreFeedListener): () => void;
  readonly isConnected: boolean;
}
