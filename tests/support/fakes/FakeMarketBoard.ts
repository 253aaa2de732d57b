import type {
  BookChange,
  Freshness,
  MarketBoardState,
  MarketConditions,
  PricesHeldBack,
} from '@/application/ports/state/MarketBoardState';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { MarketBook, PriceLevel, RunnerBook } from '@/domain/sports/MarketBook';
import type { Side } from '@/domain/sports/Side';
import type { PriceKey } from '@/domain/sports/PriceKey';

/** Keeps the last book of each market, and what it was told: one entry of `arrivals` is one repaint. */
export class FakeMarketBoard implements MarketBoardState {
  readonly books = new Map<MarketId, MarketBook>();
  readonly fresh = new Map<MarketId, Freshness>();
  readonly arrivals: (readonly BookChange[])[] = [];
  readonly log: string[] = [];
  /** Markets without a cell on the screen; all others have one. */
  readonly unseen = new Set<MarketId>();
  heldBack: PricesHeldBack | null = null;
  readonly #waiting = new Set<{ readonly market: MarketId; readonly call: () => void }>();

  freshness(market: MarketId): Freshness {
    return this.fresh.get(market) ?? 'waiting';
  }

  conditions(market: MarketId): MarketConditions | null {
    return this.books.get(market) ?? null;
  }

  runnerStatus(market: MarketId, runner: RunnerId): RunnerBook['status'] | null {
    return this.books.get(market)?.runners.get(runner)?.status ?? null;
  }

  price(key: PriceKey): PriceLevel | null {
    const [market, runner, side, level] = key.split('|') as [MarketId, RunnerId, Side, string];
    if (this.unseen.has(market)) {
      const released = this.heldBack?.release(market) ?? null;
      if (released !== null) this.books.set(market, released.book);
    }
    return this.books.get(market)?.runners.get(runner)?.[side][Number(level)] ?? null;
  }

  onPrice(): () => void {
    throw new Error('the core does not listen to cells');
  }

  whenLive(market: MarketId, then: () => void): () => void {
    const waiting = { market, call: then };
    this.#waiting.add(waiting);
    this.#callWhoWaits();
    return () => this.#waiting.delete(waiting);
  }

  isShown(market: MarketId): boolean {
    return !this.unseen.has(market);
  }

  heldBackBy(source: PricesHeldBack): void {
    this.heldBack = source;
  }

  pricesArrived(changes: readonly BookChange[]): void {
    this.arrivals.push(changes);
    this.log.push(`prices ${changes.map(({ book }) => book.id).join(' ')}`);
    for (const { book } of changes) this.books.set(book.id, book);
    this.#callWhoWaits();
  }

  freshnessChanged(markets: readonly MarketId[], freshness: Freshness): void {
    for (const market of markets) {
      if (this.fresh.get(market) !== freshness) this.log.push(`${freshness} ${market}`);
      this.fresh.set(market, freshness);
    }
    this.#callWhoWaits();
  }

  marketsForgotten(markets: readonly MarketId[]): void {
    for (const market of markets) {
      this.books.delete(market);
      this.fresh.delete(market);
      this.log.push(`forgotten ${market}`);
    }
  }

  #callWhoWaits(): void {
    for (const waiting of this.#waiting) {
      if (this.freshness(waiting.market) !== 'live' || !this.books.has(waiting.market)) continue;
      this.#waiting.delete(waiting);
      waiting.call();
    }
  }

  /** Every cell that was named in an arrival, in order. */
  get repainted(): readonly PriceKey[] {
    return this.arrivals.flatMap((changes) => changes.flatMap(({ changed }) => changed));
  }
}
