import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  MarketFeed,
  MarketFeedListener,
  MarketStreamMessage,
  StreamPosition,
  SubscriptionAnswer,
} from '@/application/ports/feeds/MarketFeed';
import { MarketEnds } from '@/application/sports/MarketEnds';
import { StreamedPrices } from '@/application/sports/StreamedPrices';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { MarketId } from '@/domain/shared/ids';
import type { MarketChange } from '@/domain/sports/MarketChange';
import { FakeMarketBoard } from '@tests/support/fakes/FakeMarketBoard';
import { FakeMatchesState } from '@tests/support/fakes/FakeMatchesState';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { aDelta, aRunnerChange, HOME } from '@tests/support/mothers/sports';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { runs } from '@tests/support/runs';
import { M1, M2 } from './streamWorld';

const HEARTBEAT_MS = 5_000;

/** The other end, as plain as can be: a price per market, a growing number, and a wire that misbehaves on demand. */
class StreamServer implements MarketFeed {
  readonly prices = new Map<MarketId, number>([
    [M1, 200],
    [M2, 300],
  ]);
  isConnected = true;
  losesAnswers = false;
  #epoch = 'e0';
  #seq = 0;
  #sent: number | null = null;
  #subscribed = new Set<MarketId>();
  #listener: MarketFeedListener | null = null;
  /** Messages on the wire that were not delivered yet. */
  #wire: MarketStreamMessage[] = [];

  subscribe(
    ids: readonly MarketId[],
    resume: StreamPosition | null,
  ): Promise<Result<SubscriptionAnswer, Failure>> {
    if (!this.isConnected) return Promise.resolve(fail({ kind: 'offline', sent: false }));
    this.flush();
    for (const id of ids) this.#subscribed.add(id);
    const prev = this.#sent;
    this.#sent = ++this.#seq;
    const resumed = resume?.epoch === this.#epoch && this.#missed(resume.seq).length === 0;
    const answer = {
      epoch: this.#epoch,
      prev,
      seq: this.#seq,
      heartbeatMs: HEARTBEAT_MS,
      resumed,
      changes: resumed ? [] : ids.map((id) => this.#image(id)),
      scores: [],
    };
    return Promise.resolve(this.losesAnswers ? fail({ kind: 'timedOut', sent: true }) : ok(answer));
  }

  unsubscribe(ids: readonly MarketId[]): void {
    for (const id of ids) this.#subscribed.delete(id);
  }

  listen(listener: MarketFeedListener): () => void {
    this.#listener = listener;
    return () => undefined;
  }

  restart(): void {
    this.drop();
    this.connect();
  }

  move(market: MarketId, price: number): void {
    this.prices.set(market, price);
    this.#moves.push([this.#seq + 1, market]);
    if (this.#subscribed.has(market) && this.isConnected) this.#send([this.#tick(market)]);
  }

  beat(): void {
    if (this.isConnected && this.#sent !== null)
      this.#wire.push({ epoch: this.#epoch, prev: this.#sent, seq: this.#sent, changes: [] });
  }

  flush(): void {
    const wire = this.#wire;
    this.#wire = [];
    for (const message of wire) this.#listener?.messageArrived?.(message);
  }

  loseOldest(): void {
    this.#wire.shift();
  }

  repeatOldest(): void {
    const [oldest] = this.#wire;
    if (oldest !== undefined) this.#wire.splice(1, 0, oldest);
  }

  swap(): void {
    this.#wire.reverse();
  }

  drop(): void {
    this.isConnected = false;
    this.#wire = [];
    this.#subscribed.clear();
    this.#sent = null;
    this.#listener?.disconnected?.();
  }

  connect(): void {
    this.isConnected = true;
    this.#listener?.connected?.();
  }

  newEpoch(): void {
    this.#epoch = `e${Number(this.#epoch.slice(1)) + 1}`;
    this.#seq = 0;
    this.#sent = null;
    this.#moves = [];
    for (const id of this.#subscribed) this.#send([this.#tick(id)]);
  }

  #moves: [seq: number, market: MarketId][] = [];

  #missed(seq: number): readonly unknown[] {
    return this.#moves.filter(([at]) => at > seq);
  }

  #send(changes: readonly MarketChange[]): void {
    const prev = this.#sent;
    this.#sent = ++this.#seq;
    this.#wire.push({ epoch: this.#epoch, prev, seq: this.#seq, changes });
  }

  #image(id: MarketId): MarketChange {
    return { ...this.#tick(id), image: true, status: 'open' };
  }

  #tick(id: MarketId): MarketChange {
    return aDelta(id, { runners: [aRunnerChange(HOME, [[0, this.prices.get(id) ?? 101, 100]])] });
  }
}

type Step = (
  server: StreamServer,
  prices: StreamedPrices,
  scheduler: ManualScheduler,
  board: FakeMarketBoard,
) => void;

const market = fc.constantFrom(M1, M2);
const step: fc.Arbitrary<Step> = fc
  .oneof(
    { arbitrary: fc.record({ at: market, price: fc.integer({ min: 101, max: 400 }) }), weight: 6 },
    fc.constantFrom(
      'beat',
      'flush',
      'flush',
      'flush',
      'loseOldest',
      'repeatOldest',
      'swap',
      'drop',
      'connect',
      'newEpoch',
      'loseAnswers',
      'second',
      'silence',
      'leave',
      'join',
      'see',
      'look away',
      'ask',
    ),
  )
  .map((what) => (server, prices, scheduler, board) => {
    if (typeof what === 'object') server.move(what.at, what.price);
    else if (what === 'loseAnswers') server.losesAnswers = true;
    else if (what === 'second') scheduler.advance(1_000);
    else if (what === 'silence') scheduler.advance(16_000);
    else if (what === 'leave') prices.unwanted([M2]);
    else if (what === 'join') prices.wanted([M2]);
    else if (what === 'look away') board.unseen.add(M1);
    else if (what === 'see') see(board, M1);
    else if (what === 'ask') board.price(M1, HOME, 'back', 0);
    else if (what !== 'connect') server[what]();
    else if (!server.isConnected) server.connect();
  });

/** As a first cell of the market does. */
function see(board: FakeMarketBoard, id: MarketId): void {
  board.price(id, HOME, 'back', 0);
  board.unseen.delete(id);
}

describe('[P20] a stream under drops, repetitions, swaps, reconnects and restarts', () => {
  it('[F33][F34][F38] ends in the book of the engine, and never calls a wrong price live once it is quiet', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const scheduler = new ManualScheduler();
        const server = new StreamServer();
        const board = new FakeMarketBoard();
        const logger = new RecordingLogger();
        const prices = new StreamedPrices(
          {
            ...{ board, logger, scheduler, clock: scheduler.clock },
            ...{ matches: new FakeMatchesState(), pageLife: new FakePageLife() },
          },
          server,
          new MarketEnds(),
        );
        prices.wanted([M1, M2]);
        for (const run of steps) {
          run(server, prices, scheduler, board);
          await Promise.resolve();
        }
        // The trouble is over: whatever was lost must be noticed and mended from here on.
        server.losesAnswers = false;
        if (!server.isConnected) server.connect();
        for (let beat = 0; beat < 12; beat++) {
          server.beat();
          server.flush();
          await scheduler.pass(HEARTBEAT_MS / 2);
          scheduler.runFrame();
        }
        expect(board.freshness(M1)).toBe('live');
        for (const [id, price] of server.prices) {
          const shown = board.books.get(id)?.runners.get(HOME)?.back[0]?.price;
          expect(shown).toBe(board.freshness(id) === 'live' ? price : undefined);
        }
      }),
      { numRuns: runs(1_000) },
    );
  });
});
