import type { ScoreFeed, ScoreFeedListener } from '@/application/ports/feeds/ScoreFeed';
import type { Failure } from '@/domain/shared/Failure';
import { ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { LiveScore } from '@/domain/sports/score/LiveScore';

type Answer = Result<readonly LiveScore[], Failure>;

/** A feed whose every word the test speaks. */
export class FakeScoreFeed implements ScoreFeed {
  readonly asked: { readonly ids: readonly MatchId[]; readonly settle: (answer: Answer) => void }[] = [];
  readonly left: MatchId[] = [];
  readonly listeners = new Set<ScoreFeedListener>();
  isConnected = true;

  follow(ids: readonly MatchId[]): Promise<Answer> {
    return new Promise((settle) => this.asked.push({ ids, settle }));
  }

  leave(ids: readonly MatchId[]): void {
    this.left.push(...ids);
  }

  listen(listener: ScoreFeedListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  answer(...scores: readonly LiveScore[]): void {
    this.asked.shift()?.settle(ok(scores));
  }

  tell(score: LiveScore): void {
    for (const listener of this.listeners) listener.scoreChanged?.(score);
  }

  connect(): void {
    this.isConnected = true;
    for (const listener of this.listeners) listener.connected?.();
  }

  disconnect(): void {
    this.isConnected = false;
    for (const listener of this.listeners) listener.disconnected?.();
  }
}
