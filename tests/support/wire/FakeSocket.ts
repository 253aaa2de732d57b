import type { AckEmitter, SocketLike } from '@/adapters/realtime/SocketLike';
import type { SocketOpener, SocketOptions } from '@/adapters/realtime/SocketOptions';

export interface Asked {
  readonly event: string;
  readonly args: readonly unknown[];
  readonly ms: number;
  answer(value: unknown): void;
  fail(message: string): void;
}

/** A socket whose other end is the test. */
export class FakeSocket implements SocketLike {
  connected = false;
  active = false;
  auth = {};
  readonly io: SocketLike['io'];
  readonly emitted: { readonly event: string; readonly args: readonly unknown[] }[] = [];
  readonly asked: Asked[] = [];
  connects = 0;
  disconnects = 0;
  readonly #listeners = new Map<string, ((...args: unknown[]) => void)[]>();

  constructor(readonly options: SocketOptions) {
    this.io = { opts: { transports: options.transports }, on: () => undefined, off: () => undefined };
  }

  on(event: string, listener: (...args: unknown[]) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  once(): void {
    throw new Error('not used');
  }

  off(): void {
    throw new Error('not used');
  }

  emit(event: string, ...args: unknown[]): void {
    this.emitted.push({ event, args });
  }

  timeout(ms: number): AckEmitter {
    return {
      emitWithAck: (event, ...args) =>
        new Promise((resolve, reject) => {
          this.asked.push({
            event,
            args,
            ms,
            answer: resolve,
            fail: (message) => reject(new Error(message)),
          });
        }),
    };
  }

  connect(): void {
    this.connects += 1;
    this.active = true;
  }

  disconnect(): void {
    this.disconnects += 1;
    this.active = false;
    this.connected = false;
  }

  /** How many handlers an event has. */
  handlers(event: string): number {
    return this.#listeners.get(event)?.length ?? 0;
  }

  /** As if the server, or the library, said this. */
  fire(event: string, ...args: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(...args);
  }

  succeed(): void {
    this.connected = true;
    this.fire('connect');
  }

  drop(reason: string, active: boolean): void {
    this.connected = false;
    this.active = active;
    this.fire('disconnect', reason);
  }

  refuse(error: Error & { data?: unknown; type?: string }, active: boolean): void {
    this.active = active;
    this.fire('connect_error', error);
  }
}

/** An opener that hands out fakes and keeps them; `broken` makes the library fail to load. */
export function fakeOpener() {
  const sockets: FakeSocket[] = [];
  const opened: { url: string; options: SocketOptions }[] = [];
  const state = { broken: false };
  const open: SocketOpener = (url, options) => {
    opened.push({ url, options });
    if (state.broken) return Promise.reject(new Error('no library'));
    const socket = new FakeSocket(options);
    sockets.push(socket);
    return Promise.resolve(socket);
  };
  return { open, sockets, opened, state };
}
