import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { MarketChange } from '@/domain/sports/MarketChange';
import type { MatchStatus, Score } from '@/domain/sports/Match';

export interface MatchScore {
  readonly matchId: MatchId;
  readonly status: MatchStatus;
  readonly score: Score | null;
}

/** Where in the stream we are: sent back to resume. */
export interface StreamPosition {
  readonly epoch: string;
  readonly seq: number;
}

export interface MarketStreamMessage extends StreamPosition {
  /** The number of the message before this one on this connection; null for the first. */
  readonly prev: number | null;
  /** Empty for a heartbeat. */
  readonly changes: readonly MarketChange[];
}

export interface SubscriptionAnswer extends MarketStreamMessage {
  readonly heartbeatMs: number;
  /** true: `changes` continue from the position that was sent; false: they are images. */
  readonly resumed: boolean;
  readonly scores: readonly MatchScore[];
}

/** Whoever listens names what it is about. */
export interface MarketFeedListener {
  messageArrived?(message: MarketStreamMessage): void;
  scoreChanged?(score: MatchScore): void;
  /** The list of markets of a watched match is another now: a new session, a result. */
  marketsChanged?(match: MatchId): void;
  /** A socket is usable (again): subscriptions of the one before are gone. */
  connected?(): void;
  disconnected?(): void;
}

/** Prices as a stream (RT-07). Shares the player's socket; what it delivers is decoded and not yet checked for gaps; a message may overtake an answer. */
export interface MarketFeed {
  subscribe(
    ids: readonly MarketId[],
    resume: StreamPosition | null,
  ): Promise<Result<SubscriptionAnswer, Failure>>;
  unsubscribe(ids: readonly MarketId[]): void;
  listen(listener: MarketFeedListener): () => void;
  readonly isConnected: boolean;
  /** Gives up a link that says nothing any more though it looks open (F04), and opens another for the same identity. */
  restart(): void;
}
