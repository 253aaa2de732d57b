import { autoCashOutEnvelopeSchema } from '@/adapters/wire/autoCashOutWire';
import { betEnvelopeSchema } from '@/adapters/wire/betWire';
import { decode } from '@/adapters/wire/decode';
import type { Clock } from '@/application/ports/device/Clock';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { Logger } from '@/application/ports/device/Logger';
import type { ConnectionStatus, PlayerFeed, PlayerFeedListener } from '@/application/ports/feeds/PlayerFeed';
import type { Failure } from '@/domain/shared/Failure';
import { Listeners } from '@/domain/shared/Listeners';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { token, type Token } from '@/domain/shared/ids';
import type { Wallet } from '@/domain/wallet/Wallet';
import { readPushedBalance, readPushedNotice, readSessionStatus, readWallet } from './playerWire';
import { RateLimit } from './RateLimit';
import type { SocketConnection } from './SocketConnection';

/** RT-03. */
const ACK_MS = 1_000;

/** What the server tells this player, and the two things that we ask over the socket (RT-04). */
export class SocketPlayerFeed implements PlayerFeed {
  readonly #connection: SocketConnection;
  readonly #store: Pick<KeyValueStore, 'read'>;
  readonly #logger: Logger;
  readonly #listeners = new Listeners<PlayerFeedListener>();

  constructor(
    connection: SocketConnection,
    store: Pick<KeyValueStore, 'read'>,
    clock: Clock,
    logger: Logger,
  ) {
    this.#connection = connection;
    this.#store = store;
    this.#logger = logger;
    const notices = new RateLimit(clock, 30, 10_000);
    const refreshes = new RateLimit(clock, 5, 1_000);
    connection.listen({
      statusChanged: (status) => this.#listeners.each((listener) => listener.connectionChanged?.(status)),
      sessionRefused: (message) => this.#listeners.each((listener) => listener.sessionRefused?.(message)),
    });
    connection.handle('session_refresh', () => {
      if (!this.#passes(refreshes, 'session_refresh')) return;
      this.#listeners.each((listener) => listener.sessionRefreshAsked?.());
    });
    // Never limited: the last of a burst is the one that counts.
    connection.handle('update_balance', (payload) => {
      const balance = readPushedBalance(payload, logger);
      this.#listeners.each((listener) => listener.balancePushed?.(balance));
    });
    connection.handle('sub:notification_toast', (payload) => {
      if (!this.#passes(notices, 'sub:notification_toast')) return;
      const notice = readPushedNotice(payload, logger);
      if (notice !== null) this.#listeners.each((listener) => listener.noticePushed?.(notice));
    });
    // assumed: docs/wire.md 4.12.
    connection.handle('playsafe:check', () => {
      if (this.#passes(refreshes, 'playsafe:check'))
        this.#listeners.each((listener) => listener.realityCheckDue?.());
    });
    // assumed: docs/wire.md 4.3.
    connection.handle('bet:update', (payload) => {
      const bet = decode(betEnvelopeSchema, payload, 'bet:update', logger);
      if (bet !== null) this.#listeners.each((listener) => listener.betUpdated?.(bet));
    });
    connection.handle('cashout:auto', (payload) => {
      const rule = decode(autoCashOutEnvelopeSchema, payload, 'cashout:auto', logger);
      if (rule !== null) this.#listeners.each((listener) => listener.autoCashOutChanged?.(rule));
    });
  }

  get status(): ConnectionStatus {
    return this.#connection.status;
  }

  /** Without an argument the token is read from storage (RT-01); null is a visitor. */
  connect(token: Token | null = storedToken(this.#store)): void {
    this.#connection.connect(token);
  }

  reconnect(): void {
    this.#connection.reconnect();
  }

  disconnect(): void {
    this.#connection.disconnect();
  }

  async checkSession(): Promise<Result<'success' | 'failed', Failure>> {
    return this.#ask('session_check', readSessionStatus);
  }

  async requestBalance(): Promise<Result<Wallet, Failure>> {
    return this.#ask('get:balance', readWallet);
  }

  listen(listener: PlayerFeedListener): () => void {
    return this.#listeners.add(listener);
  }

  async #ask<T>(
    event: string,
    read: (reply: unknown, logger: Logger) => T | null,
  ): Promise<Result<T, Failure>> {
    const answer = await this.#connection.ask(ACK_MS, event);
    if (!answer.ok) return answer;
    const value = read(answer.value, this.#logger);
    return value === null ? fail({ kind: 'unexpected', sent: true }) : ok(value);
  }

  #passes(limit: RateLimit, event: string): boolean {
    if (limit.allows()) return true;
    // One line for the first of a flood and then for every hundredth.
    if (limit.dropped % 100 === 1) this.#logger.warn('too many events', { event, dropped: limit.dropped });
    return false;
  }
}

/** RT-01: the token under the storage key `token`, when none is passed. */
function storedToken(store: Pick<KeyValueStore, 'read'>): Token | null {
  const text = store.read('token');
  return text !== null && /^[\x21-\x7e]{1,4096}$/.test(text) ? token(text) : null;
}
