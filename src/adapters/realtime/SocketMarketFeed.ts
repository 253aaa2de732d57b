import type { Logger } from '@/application/ports/device/Logger';
import type {
  MarketFeed,
  MarketFeedListener,
  StreamPosition,
  SubscriptionAnswer,
} from '@/application/ports/feeds/MarketFeed';
import type { Failure } from '@/domain/shared/Failure';
import { Listeners } from '@/domain/shared/Listeners';
import { fail, type Result } from '@/domain/shared/Result';
import type { MarketId } from '@/domain/shared/ids';
import {
  readMarketsChanged,
  readMarketUpdate,
  readMatchScore,
  readSubscriptionAnswer,
} from './marketStreamWire';
import type { SocketConnection } from './SocketConnection';

const SUBSCRIBE_MS = 5_000;

/**
 * Prices over the player's own socket (RT-07). Decodes; gaps are the application's to find, and so is that over polling a message overtakes the answer before
 * it: both come in one reply, and whoever waits for the answer runs a moment later.
 */
export class SocketMarketFeed implements MarketFeed {
  readonly #connection: SocketConnection;
  readonly #logger: Logger;
  readonly #listeners = new Listeners<MarketFeedListener>();
  #wasConnected = false;

  constructor(connection: SocketConnection, logger: Logger) {
    this.#connection = connection;
    this.#logger = logger;
    connection.listen({ statusChanged: () => this.#statusChanged() });
    connection.handle('market:update', (payload) => {
      const message = readMarketUpdate(payload, logger);
      if (message !== null) this.#listeners.each((listener) => listener.messageArrived?.(message));
    });
    connection.handle('match:score', (payload) => {
      const score = readMatchScore(payload, logger);
      if (score !== null) this.#listeners.each((listener) => listener.scoreChanged?.(score));
    });
    connection.handle('match:markets', (payload) => {
      const match = readMarketsChanged(payload, logger);
      if (match !== null) this.#listeners.each((listener) => listener.marketsChanged?.(match));
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
    const reply = await this.#connection.ask(SUBSCRIBE_MS, 'market:subscribe', { ids, ...position });
    if (!reply.ok) return reply;
    return readSubscriptionAnswer(reply.value, this.#logger);
  }

  unsubscribe(ids: readonly MarketId[]): void {
    this.#connection.tell('market:unsubscribe', { ids });
  }

  restart(): void {
    this.#connection.reconnect();
  }

  listen(listener: MarketFeedListener): () => void {
    return this.#listeners.add(listener);
  }

  #statusChanged(): void {
    if (this.isConnected === this.#wasConnected) return;
    this.#wasConnected = this.isConnected;
    this.#listeners.each((listener) =>
      this.isConnected ? listener.connected?.() : listener.disconnected?.(),
    );
  }
}
