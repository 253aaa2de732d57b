import type { Clock } from '@/application/ports/device/Clock';
import type { Logger } from '@/application/ports/device/Logger';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { ConnectionStatus } from '@/application/ports/feeds/PlayerFeed';
import type { Failure } from '@/domain/shared/Failure';
import { Listeners } from '@/domain/shared/Listeners';
import { fail, type Result } from '@/domain/shared/Result';
import type { Token } from '@/domain/shared/ids';
import { ackWithin } from './ackWithin';
import { readConnectError } from './connectError';
import type { SocketLike } from './SocketLike';
import { socketOptions, type SocketOpener, type Transport } from './SocketOptions';

export interface ConnectionListener {
  statusChanged?(status: ConnectionStatus): void;
  /** connect_error of type SessionError (SES-05). */
  sessionRefused?(message: string): void;
}

export interface SocketSurroundings {
  readonly url: string;
  readonly open: SocketOpener;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  /** 0 <= x < 1. */
  readonly random: () => number;
  /** What the reader has chosen; absent: nothing is said. */
  readonly language?: (() => string) | undefined;
}

/**
 * The one socket of one identity. Each opening has a number; whatever an older socket still says is not delivered. Handlers are
 * registered once, before the first opening, and attached once to every socket.
 */
export class SocketConnection {
  readonly #here: SocketSurroundings;
  readonly #handlers = new Map<string, (payload: unknown) => void>();
  readonly #listeners = new Listeners<ConnectionListener>();
  #generation = 0;
  #token: Token | null = null;
  #socket: SocketLike | null = null;
  #opening: Promise<void> = Promise.resolve();
  #stopRetry: () => void = () => undefined;
  /** How often the server itself has ended a connection of this identity. */
  #farewells = 0;
  #status: ConnectionStatus = 'idle';

  constructor(here: SocketSurroundings) {
    this.#here = here;
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** Before the first opening; one handler for each event. */
  handle(event: string, handler: (payload: unknown) => void): void {
    if (this.#generation > 0)
      throw new Error(`too late to listen to ${event}: a socket was opened without it`);
    this.#handlers.set(event, handler);
  }

  listen(listener: ConnectionListener): () => void {
    return this.#listeners.add(listener);
  }

  connect(token: Token | null): void {
    this.#token = token;
    this.#farewells = 0;
    this.#renew('connecting');
  }

  /** Gives up the present socket and opens another for the same identity: the link looks alive and is not. */
  reconnect(): void {
    if (this.#status !== 'idle') this.#renew('reconnecting');
  }

  /** A player's requests tell the server what the session speaks; a visitor's socket has said it once, and is opened anew. */
  languageChanged(): void {
    if (this.#token === null) this.reconnect();
  }

  disconnect(): void {
    this.#drop();
    this.#token = null;
    this.#become('idle');
  }

  /** Sent now or not at all: what waits for a connection is out of date when it comes. */
  tell(event: string, payload: unknown): void {
    if (this.#socket?.connected === true) this.#socket.emit(event, payload);
  }

  /** `ms` covers everything, the opening included. An answer to an older identity is `aborted`. */
  async ask(ms: number, event: string, ...args: readonly unknown[]): Promise<Result<unknown, Failure>> {
    const generation = this.#generation;
    const { clock } = this.#here;
    const deadline = clock.monotonic() + ms;
    if (this.#socket === null) await this.#openedWithin(ms);
    const socket = this.#socket;
    if (generation !== this.#generation) return fail({ kind: 'aborted', sent: false });
    if (socket === null) return fail({ kind: 'offline', sent: false });
    const answer = await ackWithin(socket, Math.max(1, deadline - clock.monotonic()), event, ...args);
    return generation === this.#generation ? answer : fail({ kind: 'aborted', sent: true });
  }

  #renew(status: ConnectionStatus): void {
    this.#drop();
    this.#become(status);
    this.#opening = this.#open(this.#generation);
  }

  #drop(): void {
    this.#generation += 1;
    this.#stopRetry();
    const socket = this.#socket;
    this.#socket = null;
    socket?.disconnect();
  }

  async #open(generation: number, attempt = 0): Promise<void> {
    const { open, url, logger, language } = this.#here;
    try {
      const socket = await open(url, socketOptions(this.#token, language?.()));
      if (generation !== this.#generation) return;
      this.#socket = socket;
      this.#attach(socket, generation);
      socket.connect();
    } catch {
      // The library itself did not load; later the network may be back.
      logger.warn('realtime library not loaded', { attempt });
      if (generation === this.#generation) this.#openLater(generation, attempt);
    }
  }

  #openLater(generation: number, attempt: number): void {
    this.#later(attempt, () => {
      this.#opening = this.#open(generation, attempt + 1);
    });
  }

  /** RT-02: from 1 to 5 s, spread by half. */
  #later(attempt: number, task: () => void): void {
    const { scheduler, random } = this.#here;
    const delay = Math.min(5_000, 1_000 * 2 ** attempt) * (0.5 + random());
    this.#stopRetry = scheduler.after(delay, task);
  }

  #attach(socket: SocketLike, generation: number): void {
    const current = (act: (...args: unknown[]) => void) => {
      return (...args: unknown[]): void => {
        if (generation === this.#generation) act(...args);
      };
    };
    let pollingFirst = false;
    socket.on(
      'connect',
      current(() => this.#become('connected')),
    );
    socket.on(
      'disconnect',
      current(() => this.#lost(socket)),
    );
    socket.on(
      'connect_error',
      current((error) => {
        const { isSessionError, message } = readConnectError(error);
        if (isSessionError) return this.#refused(message);
        pollingFirst = !pollingFirst;
        socket.io.opts.transports = transportOrder(pollingFirst);
        this.#lost(socket);
      }),
    );
    for (const [event, handler] of this.#handlers)
      socket.on(
        event,
        current((payload) => handler(payload)),
      );
  }

  /**
   * From trouble on the way the library comes back by itself. Not when the server said goodbye, or no: then we do, and if the session is over the
   * server's SessionError says so.
   */
  #lost(socket: SocketLike): void {
    if (this.#visitorTurnedAway(socket)) return;
    this.#become(socket.active ? 'reconnecting' : 'disconnected');
    if (socket.active) return;
    this.#later(this.#farewells, () => this.#renew('reconnecting'));
    this.#farewells += 1;
  }

  /** RT-01: a server that wants no visitors is asked once. Nobody is told: nobody asked for this connection. */
  #visitorTurnedAway(socket: SocketLike): boolean {
    if (this.#token !== null || socket.active) return false;
    this.disconnect();
    return true;
  }

  /** Nothing more is tried for this identity: the next log-in opens the next socket. */
  #refused(message: string): void {
    if (this.#token === null) return this.disconnect();
    this.#drop();
    this.#become('disconnected');
    this.#listeners.each((listener) => listener.sessionRefused?.(message));
  }

  #become(status: ConnectionStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#listeners.each((listener) => listener.statusChanged?.(status));
  }

  #openedWithin(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#here.scheduler.after(ms, resolve);
      void this.#opening.then(() => {
        stop();
        resolve();
      });
    });
  }
}

/** RT-05: after trouble the other order is tried, so that neither a blocked websocket nor a blocked polling locks anyone out. */
function transportOrder(pollingFirst: boolean): Transport[] {
  return pollingFirst ? ['polling', 'websocket'] : ['websocket', 'polling'];
}
