import type {
  MarketFeed,
  MarketFeedListener,
  MarketStreamMessage,
  StreamPosition,
  SubscriptionAnswer,
} from '@/application/ports/feeds/MarketFeed';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { MarketId, MatchId } from '@/domain/shared/ids';
import { settle } from '@/adapters/node/settle';

export interface AskedSubscription {
  readonly ids: readonly MarketId[];
  readonly resume: StreamPosition | null;
  readonly settle: (answer: Result<SubscriptionAnswer, Failure>) => void;
}

/** A stream whose every word the test speaks: subscriptions wait until it answers them. */
export class FakeMarketFeed implements MarketFeed {
  readonly asked: AskedSubscription[] = [];
  readonly unsubscribed: MarketId[] = [];
  readonly listeners = new Set<MarketFeedListener>();
  isConnected = true;
  restarts = 0;

  subscribe(
    ids: readonly MarketId[],
    resume: StreamPosition | null,
  ): Promise<Result<SubscriptionAnswer, Failure>> {
    return new Promise((resolve) => this.asked.push({ ids: [...ids], resume, settle: resolve }));
  }

  unsubscribe(ids: readonly MarketId[]): void {
    this.unsubscribed.push(...ids);
  }

  listen(listener: MarketFeedListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  restart(): void {
    this.restarts += 1;
  }

  /** Answers the oldest open question, or the one given. */
  async answer(answer: Partial<SubscriptionAnswer>, question = 0): Promise<void> {
    this.#take(question).settle(
      ok({
        epoch: 'a',
        prev: null,
        seq: 1,
        heartbeatMs: 5_000,
        resumed: false,
        changes: [],
        scores: [],
        ...answer,
      }),
    );
    await settle();
  }

  async refuse(failure: Failure = { kind: 'timedOut', sent: true }, question = 0): Promise<void> {
    this.#take(question).settle(fail(failure));
    await settle();
  }

  tell(message: Partial<MarketStreamMessage> & Pick<MarketStreamMessage, 'seq'>): void {
    for (const listener of this.listeners)
      listener.messageArrived?.({ epoch: 'a', prev: message.seq - 1, changes: [], ...message });
  }

  changeMarkets(match: MatchId): void {
    for (const listener of this.listeners) listener.marketsChanged?.(match);
  }

  connect(): void {
    this.isConnected = true;
    for (const listener of this.listeners) listener.connected?.();
  }

  disconnect(): void {
    this.isConnected = false;
    for (const listener of this.listeners) listener.disconnected?.();
  }

  #take(question: number): AskedSubscription {
    const [asked] = this.asked.splice(question, 1);
    if (asked === undefined) throw new Error('nothing was asked');
    return asked;
  }
}
