import type { SpokenLanguage } from '../texts/SpokenLanguage';

/**
 * The one interface between the engine and its two doors. It speaks wire values (plain JSON) only; time arrives as an
 * argument; nothing here knows sockets, Node or a browser.
 */
export interface WireFile {
  /** The field of the form that it came in. */
  readonly field: string;
  /** As the client says: believed by nobody. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface WireRequest {
  readonly method: 'GET' | 'POST';
  /** Path without host or query, e.g. `/bets/by-key/0f…`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Of a form (multipart); its other fields are texts in `body`. */
  readonly files?: readonly WireFile[];
  /** Who asks, as far as a server can tell (remote address, or the browser's device id): rate limits and reset codes bind to it. */
  readonly client: string;
}

export interface WireReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface SocketRefusal {
  readonly message: string;
  readonly data: { readonly type: 'SessionError' };
}

/** The far end of one socket: how the engine reaches a connected client. */
export interface SocketPeer {
  send(event: string, payload: unknown): void;
  close(reason: string): void;
}

export interface SocketSession {
  /** An event from the client. The returned value is the acknowledgement; undefined means that the event has none. */
  receive(event: string, args: readonly unknown[]): unknown;
  closed(): void;
}

export interface SmsMessage {
  readonly to: string;
  readonly text: string;
  readonly at: number;
}

export interface SandboxBackend {
  handle(request: WireRequest): WireReply;
  connect(
    token: string,
    peer: SocketPeer,
    /** As the handshake says; absent: English. */
    language?: SpokenLanguage,
  ): { ok: true; session: SocketSession } | { ok: false; refusal: SocketRefusal };
  /** Runs the world up to this moment: scores, prices, delays that end, settlements, heartbeats. Idempotent for the same moment. */
  advanceTo(nowMs: number): void;
  inbox(): readonly SmsMessage[];
  /** JSON-safe, versioned. */
  snapshot(): unknown;
  /** Grows with every change that must survive a reload (accounts, money, bets): the door stores a snapshot when it grew. */
  revision(): number;
}
