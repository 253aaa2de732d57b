/** One request and what came back, with every secret struck out. */
export interface Exchange {
  /** `POST /bets`, or the name of a socket's event. */
  readonly call: string;
  readonly kind: 'http' | 'socket';
  /** Query, body or payload. */
  readonly sent: unknown;
  /** null: of a socket, or nothing came. */
  readonly status: number | null;
  /** As it came, decoded where it is JSON; null: nothing came. */
  readonly reply: unknown;
  /** From the request to the whole reply; null: nothing was waited for. */
  readonly ms: number | null;
}

/** Grows while a backend is judged. */
export interface Traffic {
  readonly exchanges: readonly Exchange[];
}
