import type { SocketPeer } from '../../wire/SandboxBackend';
import { inWords } from '../../texts/inWords';
import type { SpokenLanguage } from '../../texts/SpokenLanguage';

/** What is known of a socket when it comes. */
export interface Handshake {
  readonly peer: SocketPeer;
  /** Empty for a visitor. */
  readonly token: string;
  /** What the page at the other end speaks. */
  readonly language: SpokenLanguage;
}

/** One connected socket. */
export interface Connection extends Omit<Handshake, 'language'> {
  language: SpokenLanguage;
  /** Market ids. */
  readonly watching: Set<string>;
  /** Ids of the matches whose whole score is followed. */
  readonly scores: Set<string>;
  /** `seq` of the last market message that this connection was sent; null before the first. */
  lastSeq: number | null;
  lastSentAt: number;
  readonly outbox: (readonly [string, unknown])[];
  open: boolean;
}

/**
 * The connected sockets and what waits to be sent to them. Nothing is sent in the middle of a change: the engine
 * drains the boxes when it is consistent again, in the order in which the events arose.
 */
export class Peers {
  private readonly connections = new Set<Connection>();
  private readonly userOf: (token: string) => string | null;
  private draining = false;

  constructor(userOf: (token: string) => string | null) {
    this.userOf = userOf;
  }

  add(handshake: Handshake, now: number): Connection {
    const connection: Connection = {
      ...handshake,
      watching: new Set(),
      scores: new Set(),
      lastSeq: null,
      lastSentAt: now,
      outbox: [],
      open: true,
    };
    this.connections.add(connection);
    return connection;
  }

  remove(connection: Connection): void {
    connection.open = false;
    this.connections.delete(connection);
  }

  all(): readonly Connection[] {
    return [...this.connections];
  }

  /** The last request of a session says what it speaks. */
  speak(token: string, language: SpokenLanguage): void {
    for (const each of token === '' ? [] : this.connections)
      if (each.token === token) each.language = language;
  }

  /** Of the player's first socket; English where none is open. */
  languageOf(userId: string): SpokenLanguage {
    return this.all().find(({ token }) => token !== '' && this.userOf(token) === userId)?.language ?? 'en';
  }

  /** In the language of whoever it goes to. */
  push(connection: Connection, event: string, payload: unknown): void {
    connection.outbox.push([event, inWords(payload, connection.language)]);
  }

  /** How many sockets it goes to. */
  toUser(userId: string, event: string, payload: unknown): number {
    const reached = this.all().filter(({ token }) => token !== '' && this.userOf(token) === userId);
    for (const each of reached) this.push(each, event, payload);
    return reached.length;
  }

  toToken(token: string, event: string, payload: unknown): void {
    for (const each of this.connections) if (each.token === token) this.push(each, event, payload);
  }

  /** How many sockets of players it goes to; those of visitors get it too. */
  toAll(event: string, payload: unknown): number {
    for (const each of this.connections) this.push(each, event, payload);
    return this.all().filter(({ token }) => token !== '').length;
  }

  /** A peer may call back while it is being sent to: what that adds goes out in the same round, after what was there. */
  drain(): void {
    if (this.draining) return;
    this.draining = true;
    try {
      for (let busy = true; busy;) {
        busy = false;
        for (const each of this.connections) busy = this.drainOne(each) || busy;
      }
    } finally {
      this.draining = false;
    }
  }

  drainOne(connection: Connection): boolean {
    let sent = false;
    for (let next = connection.outbox.shift(); next !== undefined; next = connection.outbox.shift()) {
      if (connection.open) connection.peer.send(next[0], next[1]);
      sent = true;
    }
    return sent;
  }

  closeAll(reason: string): void {
    for (const each of this.all()) {
      this.remove(each);
      each.peer.close(reason);
    }
  }
}
