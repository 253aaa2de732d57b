/**
 * The part of socket.io-client's `Socket` that we use. The real one satisfies it as it is; the sandbox in the browser brings a
 * double. Listeners receive what came over the wire: unknown until decoded.
 */
export interface SocketLike {
  readonly connected: boolean;
  /** Whether it will (re)connect by itself. */
  readonly active: boolean;
  readonly id?: string | undefined;
  auth: { [key: string]: unknown } | ((send: (data: object) => void) => void);
  readonly io: SocketManagerLike;
  on(event: string, listener: (...args: unknown[]) => void): unknown;
  once(event: string, listener: (...args: unknown[]) => void): unknown;
  off(event?: string, listener?: (...args: unknown[]) => void): unknown;
  emit(event: string, ...args: unknown[]): unknown;
  timeout(ms: number): AckEmitter;
  connect(): unknown;
  disconnect(): unknown;
}

/** Rejects after the time that was set, and takes the packet back when it has not left yet. */
export interface AckEmitter {
  emitWithAck(event: string, ...args: unknown[]): Promise<unknown>;
}

export interface SocketManagerLike {
  /** Read at every connection attempt: changing `transports` here changes the next attempt. */
  readonly opts: { transports?: unknown };
  on(event: 'reconnect_attempt' | 'reconnect', listener: (attempt: number) => void): unknown;
  off(event: 'reconnect_attempt' | 'reconnect', listener: (attempt: number) => void): unknown;
}
