import type { Logger } from '@/application/ports/device/Logger';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import type {
  MarketFeed,
  MarketFeedListener,
  MarketStreamMessage,
  StreamPosition,
  SubscriptionAnswer,
} from '@/application/ports/feeds/MarketFeed';
import type { Failure } from '@/domain/shared/Failure';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { MarketId } from '@/domain/shared/ids';
import {
  readMarketsChanged,
  readMarketUpdate,
  readMatchScore,
  readSubscriptionAnswer,
} from './marketStreamWire';
import type { SocketConnection } from './SocketConnection';

const SUBSCRIBE_MS = 5_000;

/** Prices over the player's own socket (RT-07). Decodes and keeps the order; gaps are the application's to find. */
export class SocketMarketFeed implements MarketFeed {
  readonly #connection: SocketConnection;
  readonly #scheduler: Scheduler;
  readonly #logger: Logger;
  readonly #listeners = new Set<MarketFeedListener>();
  #wasConnected = false;
  /** Subscriptions that wait for their answer. */
  #asked = 0;
  /** Messages that came while one waited: they must not overtake the answer that they follow. */
  #held: MarketStreamMessage[] = [];
  #stopDelivery: (() => void) | null = null;

  constructor(connection: SocketConnection, scheduler: Scheduler, logger: Logger) {
    this.#connection = connection;
    this.#scheduler = scheduler;
    this.#logger = logger;
    connection.listen({ statusChanged: () => this.#statusChanged() });
    connection.handle('market:update', (payload) => {
      const message = readMarketUpdate(payload, logger);
      if (message !== null) this.#arrived(message);
    });
    connection.handle('match:score', (payload) => {
      const score = readMatchScore(payload, logger);
      if (score !== null) this.#each((listener) => listener.scoreChanged?.(score));
    });
    connection.handle('match:markets', (payload) => {
      const match = readMarketsChanged(payload, logger);
      if (match !== null) this.#each((listener) => listener.marketsChanged?.(match));
    });
  }

  get isConnected(): boolean {
    return this.#connection.status === 'connected';
  }

  async subscribe(
    ids: readonly MarketId[],
    resume: StreamPosition | null,
  ): Promise<Result<SubscriptionAnswer, Failure>> {
    if (!this.isConnected) return fail({ kind: 'offline', sent: false });
    const position = resume === null ? {} : { epoch: resume.epoch, seq: resume.seq };
    this.#asked += 1;
    const reply = await this.#connection.ask(SUBSCRIBE_MS, 'market:subscribe', { ids, ...position });
    this.#asked -= 1;
    if (!reply.ok) return reply;
    const answer = readSubscriptionAnswer(reply.value, this.#logger);
    if (answer.ok) this.#deliverBefore(answer.value);
    return answer;
  }

  unsubscribe(ids: readonly MarketId[]): void {
    this.#connection.tell('market:unsubscribe', { ids });
  }

  restart(): void {
    this.#connection.reconnect();
  }

  listen(listener: MarketFeedListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Over polling an answer and the messages after it come in one reply, and the messages would be delivered before whoever waits for the
   * answer has seen it. So while one is waited for, messages are delivered one turn later.
   */
  #arrived(message: MarketStreamMessage): void {
    if (this.#asked === 0 && this.#held.length === 0) return this.#deliver([message]);
    this.#held.push(message);
    this.#stopDelivery ??= this.#scheduler.after(0, () => this.#deliverHeld());
  }

  /** What was sent before the answer is told before it. */
  #deliverBefore({ epoch, prev }: SubscriptionAnswer): void {
    const isEarlier = (message: MarketStreamMessage): boolean =>
      message.epoch === epoch && prev !== null && message.seq <= prev;
    const earlier = this.#held.filter(isEarlier);
    this.#held = this.#held.filter((message) => !isEarlier(message));
    this.#deliver(earlier);
  }

  #deliverHeld(): void {
    this.#stopDelivery = null;
    const messages = this.#held;
    this.#held = [];
    this.#deliver(messages);
  }

  #deliver(messages: readonly MarketStreamMessage[]): void {
    for (const message of messages) this.#each((listener) => listener.messageArrived?.(message));
  }

  #statusChanged(): void {
    if (this.isConnected === this.#wasConnected) return;
    this.#wasConnected = this.isConnected;
    this.#stopDelivery?.();
    this.#stopDelivery = null;
    this.#held = [];
    this.#each((listener) => (this.isConnected ? listener.connected?.() : listener.disconnected?.()));
  }

  #each(tell: (listener: MarketFeedListener) => void): void {
    for (const listener of [...this.#listeners]) tell(listener);
  }
}
