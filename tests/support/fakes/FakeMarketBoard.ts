import type { Freshness, MarketBoardState } from '@/application/ports/state/MarketBoardState';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { RunnerStatus } from '@/domain/sports/Market';
import type { MarketCells } from '@/domain/sports/MarketCells';
import type {
  MarketChange,
  MarketConditions,
  MarketDefinition,
  PriceLevel,
} from '@/domain/sports/MarketChange';
import { PriceMemory } from '@/domain/sports/PriceMemory';
import type { Due } from '@/domain/sports/PriceMemory';
import type { Side } from '@/domain/sports/Side';
import { bookOf, changedCells } from '../books';
import type { MarketBook } from '../books';

interface Painted {
  readonly book: MarketBook;
  readonly changed: readonly string[];
}

/** The memory of prices without MobX, and what was painted of it: one entry of `arrivals` is one repaint. */
export class FakeMarketBoard implements MarketBoardState {
  /** As painted last. */
  readonly books = new Map<MarketId, MarketBook>();
  readonly fresh = new Map<MarketId, Freshness>();
  readonly arrivals: (readonly Painted[])[] = [];
  readonly log: string[] = [];
  /** Markets without a cell on the screen; all others have one. */
  readonly unseen = new Set<MarketId>();
  readonly #memory = new PriceMemory();
  readonly #shown = new Map<MarketId, () => void>();
  readonly #waiting = new Set<{ readonly market: MarketId; readonly call: () => void }>();

  freshness(market: MarketId): Freshness {
    return this.fresh.get(market) ?? 'waiting';
  }

  definition(market: MarketId): MarketDefinition | null {
    return this.conditions(market);
  }

  conditions(market: MarketId): MarketConditions | null {
    return this.books.get(market) ?? null;
  }

  runnerStatus(market: MarketId, runner: RunnerId): RunnerStatus | null {
    return this.books.get(market)?.runners.get(runner)?.status ?? null;
  }

  price(market: MarketId, runner: RunnerId, side: Side, level: number): PriceLevel | null {
    this.#look(market);
    return this.#memory.get(market)?.price(runner, side, level) ?? null;
  }

  best(market: MarketId, runner: RunnerId, side: Side): PriceLevel | null {
    return this.price(market, runner, side, 0);
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

  isImaged(market: MarketId): boolean {
    return this.#memory.get(market)?.imaged ?? false;
  }

  imagesArrived(images: readonly MarketChange[]): void {
    this.#paint(images.map((image) => this.#memory.listed(image)).filter((cells) => cells !== null));
  }

  changeArrived(change: MarketChange): Due {
    this.#look(change.id);
    return this.#memory.changed(change);
  }

  offscreenWaited(): boolean {
    return this.#memory.endWait();
  }

  painted(only?: MarketId): readonly MarketId[] {
    const due = this.#memory.takeDue(only);
    this.#paint(due);
    const ended = due.filter((cells) => cells.ended);
    for (const cells of ended) cells.ended = false;
    return ended.map(({ id }) => id);
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
      this.#shown.get(market)?.();
      this.#shown.delete(market);
      this.#memory.forget(market);
      this.books.delete(market);
      this.fresh.delete(market);
      this.log.push(`forgotten ${market}`);
    }
  }

  /** Every cell that was painted, in order. */
  get repainted(): readonly string[] {
    return this.arrivals.flatMap((painted) => painted.flatMap(({ changed }) => changed));
  }

  /** A cell of each market that is not `unseen` is on the screen. */
  #look(market: MarketId): void {
    if (this.unseen.has(market)) {
      this.#shown.get(market)?.();
      this.#shown.delete(market);
    } else if (!this.#shown.has(market)) {
      const cells = this.#memory.of(market);
      this.#shown.set(
        market,
        cells.listen('any' as RunnerId, 'back', 0, () => undefined),
      );
    }
  }

  #paint(markets: readonly MarketCells[]): void {
    if (markets.length === 0) return;
    const painted = markets.map((cells) => {
      cells.paint();
      const book = bookOf(cells);
      const changed = changedCells(this.books.get(cells.id) ?? null, book);
      this.books.set(cells.id, book);
      return { book, changed };
    });
    this.arrivals.push(painted);
    this.log.push(`prices ${painted.map(({ book }) => book.id).join(' ')}`);
    this.#callWhoWaits();
  }

  #callWhoWaits(): void {
    for (const waiting of this.#waiting) {
      if (this.freshness(waiting.market) !== 'live' || !this.books.has(waiting.market)) continue;
      this.#waiting.delete(waiting);
      waiting.call();
    }
  }
}
