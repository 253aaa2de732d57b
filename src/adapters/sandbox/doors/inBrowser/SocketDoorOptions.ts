/** The options of socket.io-client that the double honours; others are taken and ignored. */
export interface SocketDoorOptions {
  readonly auth?: { [key: string]: unknown } | ((send: (data: object) => void) => void);
  readonly transports?: readonly string[];
  readonly autoConnect?: boolean;
  readonly reconnection?: boolean;
  readonly reconnectionDelay?: number;
  readonly reconnectionDelayMax?: number;
  readonly reconnectionAttempts?: number;
  readonly randomizationFactor?: number;
  /** For one attempt to connect, milliseconds. */
  readonly timeout?: number;
  readonly [other: string]: unknown;
}
