/** What can happen to one message or acknowledgement of a socket. */
export type RealtimeFault =
  /** The engine did the work; its acknowledgement never leaves. Matched by the client's event. */
  | { readonly kind: 'loseAck' }
  | { readonly kind: 'delayAck'; readonly ms: number }
  /** A message of the server is lost. Matched by the server's event, as are the rest. */
  | { readonly kind: 'dropMsg' }
  | { readonly kind: 'dup' }
  /** Sent after the next message of the same connection. */
  | { readonly kind: 'swap' }
  /** A market message that carries prices is lost, so that the numbering of the next one shows a hole. */
  | { readonly kind: 'gap' };

export const ACK_FAULTS = ['loseAck', 'delayAck'] as const satisfies readonly RealtimeFault['kind'][];
export const MESSAGE_FAULTS = [
  'dropMsg',
  'dup',
  'swap',
  'gap',
] as const satisfies readonly RealtimeFault['kind'][];

/** Why a connection ended, in the words of socket.io's client. */
export type DropReason = 'transport close' | 'io server disconnect' | 'ping timeout';

/** One open connection, as far as a fault can reach it. */
export interface LiveConnection {
  push(event: string, payload: unknown): void;
  kick(reason: DropReason): void;
  /** Half open from now on: bytes are accepted, nothing is answered, not even a ping. */
  freeze(): void;
}
