import type { SocketSession } from '@/adapters/sandbox/wire/SandboxBackend';
import type { Bench, Level, WirePrices } from './Bench';

interface RunnerDelta {
  readonly id: string;
  readonly status?: string;
  readonly back?: readonly Level[];
  readonly lay?: readonly Level[];
  readonly last?: number;
}

export interface MarketDelta extends Partial<Omit<WirePrices, 'id' | 'runners'>> {
  readonly id: string;
  readonly image?: boolean;
  readonly runners: readonly RunnerDelta[];
}

export interface Update {
  readonly epoch: string;
  readonly prev: number | null;
  readonly seq: number;
  readonly markets: readonly MarketDelta[];
  readonly heartbeat?: true;
}

export interface Ack extends Update {
  readonly status: string;
  readonly code?: string;
  readonly resumed: boolean;
  readonly heartbeatMs: number;
  readonly scores: readonly { readonly refMatchId: string; readonly status: string }[];
}

interface KnownRunner {
  readonly status: string;
  readonly back: Map<number, Level>;
  readonly lay: Map<number, Level>;
  readonly last?: number;
}

interface Book {
  facts: Record<string, unknown>;
  readonly runners: Map<string, KnownRunner>;
}

/** The simplest client that follows docs/wire.md 4.2 by the letter: a fold over images and deltas. */
export class StreamClient {
  readonly books = new Map<string, Book>();
  readonly updates: Update[] = [];
  readonly scores: { readonly refMatchId: string; readonly status: string }[] = [];
  readonly socket: SocketSession;
  epoch: string | undefined;
  seq: number | null = null;
  closed = false;
  /** Messages whose `prev` was not the last `seq`. */
  breaks = 0;

  constructor(
    private readonly bench: Bench,
    token = '',
  ) {
    const connected = bench.engine.connect(token, {
      send: (event, payload) => this.hear(event, structuredClone(payload)),
      close: () => void (this.closed = true),
    });
    if (!connected.ok) throw new Error(connected.refusal.message);
    this.socket = connected.session;
  }

  subscribe(ids: readonly string[], from: { epoch?: string; seq?: number } = {}): Ack {
    const ack = this.socket.receive('market:subscribe', [{ ids, ...from }]) as Ack;
    if (ack.status === 'success') this.follow(ack);
    return ack;
  }

  /** The book of a market in the form of an image. */
  book(id: string): unknown {
    const book = this.books.get(id);
    return (
      book && {
        ...book.facts,
        runners: [...book.runners].map(([runner, { status, back, lay, ...last }]) => ({
          id: runner,
          status,
          back: [...back.values()].toSorted((one, other) => one[0] - other[0]),
          lay: [...lay.values()].toSorted((one, other) => one[0] - other[0]),
          ...last,
        })),
      }
    );
  }

  /** What the engine would show of it now, in the same form. */
  truth(refMatchId: string): unknown {
    const { id: _id, image: _image, ...rest } = this.bench.prices(refMatchId) as WirePrices & { image: true };
    return rest;
  }

  apply(update: Pick<Update, 'markets'>): void {
    for (const delta of update.markets) this.applyMarket(delta);
  }

  private hear(event: string, payload: unknown): void {
    if (event === 'match:score') this.scores.push(payload as (typeof this.scores)[number]);
    if (event !== 'market:update') return;
    const update = payload as Update;
    this.updates.push(update);
    this.follow(update);
  }

  private follow(update: Update): void {
    if (update.prev !== this.seq || (this.epoch !== undefined && this.epoch !== update.epoch))
      this.breaks += 1;
    this.epoch = update.epoch;
    this.seq = update.seq;
    this.apply(update);
  }

  private applyMarket({ id, image, runners, ...facts }: MarketDelta): void {
    const book: Book =
      image === true
        ? { facts: {}, runners: new Map() }
        : (this.books.get(id) ?? { facts: {}, runners: new Map() });
    book.facts = { ...book.facts, ...facts };
    for (const runner of runners) {
      const known: KnownRunner = book.runners.get(runner.id) ?? {
        status: '',
        back: new Map(),
        lay: new Map(),
      };
      for (const side of ['back', 'lay'] as const) {
        for (const level of runner[side] ?? []) {
          if (level[2] === 0) known[side].delete(level[0]);
          else known[side].set(level[0], level);
        }
      }
      const last = runner.last === undefined ? {} : { last: runner.last };
      book.runners.set(runner.id, { ...known, ...last, status: runner.status ?? known.status });
    }
    this.books.set(id, book);
  }
}
