import { action, makeObservable, observable } from 'mobx';
import type {
  BookChange,
  Freshness,
  MarketBoardState,
  MarketConditions,
  PriceMove,
  PricesHeldBack,
} from '@/application/ports/state/MarketBoardState';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { MarketBook, PriceLevel, RunnerBook } from '@/domain/sports/MarketBook';
import type { PriceKey } from '@/domain/sports/PriceKey';
import { sameOffer } from '@/domain/sports/applyChange';
import { PriceListeners } from './PriceListeners';
import { ShownCells } from './ShownCells';
import type { ShownCell } from './ShownCells';
import { moveBetween } from './moveBetween';

/**
 * Prices of every watched market. What changes seldom (status, version, freshness) is observable; prices are not: a mounted cell
 * registers itself and is called for its own changes only, which costs what plain DOM costs.
 */
export class MarketBoard implements MarketBoardState {
  readonly #books = new Map<MarketId, MarketBook>();
  readonly #cells = new ShownCells();
  /** Markets whose freshness is not `waiting` any more: asked for with every tick, and asking an observable costs more. */
  readonly #imaged = new Set<MarketId>();
  readonly #listeners = new PriceListeners();
  /** Each looks whether its market is live by now. MobX's own `when` would bring half a kilobyte to every first visit. */
  readonly #waiting = new Set<() => void>();
  #heldBack: PricesHeldBack | null = null;
  readonly #conditions = observable.map<MarketId, MarketConditions>([], { deep: false });
  readonly #runners = observable.map<string, RunnerBook['status']>([], { deep: false });
  readonly #freshness = observable.map<MarketId, Freshness>([], { deep: false });

  constructor() {
    makeObservable(this, { pricesArrived: action, freshnessChanged: action, marketsForgotten: action });
  }

  freshness(market: MarketId): Freshness {
    return this.#freshness.get(market) ?? 'waiting';
  }

  conditions(market: MarketId): MarketConditions | null {
    return this.#conditions.get(market) ?? null;
  }

  runnerStatus(market: MarketId, runner: RunnerId): RunnerBook['status'] | null {
    return this.#runners.get(`${market}|${runner}`) ?? null;
  }

  price(key: PriceKey): PriceLevel | null {
    const market = this.#cells.get(key)?.market ?? this.#heldBack?.marketOf(key) ?? null;
    if (market !== null && !this.isShown(market)) this.#release(market);
    return this.#cells.get(key)?.offer ?? null;
  }

  onPrice(market: MarketId, key: PriceKey, listener: (move: PriceMove) => void): () => void {
    if (!this.isShown(market)) this.#release(market);
    return this.#listeners.add(market, key, listener);
  }

  whenLive(market: MarketId, then: () => void): () => void {
    const call = (): void => {
      if (this.freshness(market) !== 'live' || !this.#books.has(market)) return;
      this.#waiting.delete(call);
      then();
    };
    this.#waiting.add(call);
    call();
    return () => this.#waiting.delete(call);
  }

  isShown(market: MarketId): boolean {
    return this.#listeners.has(market);
  }

  heldBackBy(source: PricesHeldBack): void {
    this.#heldBack = source;
  }

  /** Cells on the screen: a test of leaks counts them. */
  get listenedTo(): number {
    return this.#listeners.size;
  }

  pricesArrived(changes: readonly BookChange[]): void {
    for (const { book, changed } of changes) {
      this.#conditionsArrived(book, this.#books.get(book.id));
      this.#books.set(book.id, book);
      if (!this.#imaged.has(book.id)) this.#clearBeyond(book);
      for (const key of changed) this.#cellArrived(key, book);
    }
    for (const look of this.#waiting) look();
  }

  freshnessChanged(markets: readonly MarketId[], freshness: Freshness): void {
    for (const market of markets) {
      this.#freshness.set(market, freshness);
      if (freshness === 'waiting' || freshness === 'saved') this.#imaged.delete(market);
      else this.#imaged.add(market);
    }
    for (const look of this.#waiting) look();
  }

  marketsForgotten(markets: readonly MarketId[]): void {
    for (const market of markets) {
      const book = this.#books.get(market);
      for (const runner of book?.runners.keys() ?? []) this.#runners.delete(`${market}|${runner}`);
      this.#books.delete(market);
      this.#conditions.delete(market);
      this.#freshness.delete(market);
      this.#imaged.delete(market);
      const cells = this.#cells.of(market);
      this.#cells.forget(market);
      for (const cell of cells) this.#cellChanged(cell, null);
    }
  }

  /** Prices only: what else the market says comes with the frame. Nobody listens, so this wakes nobody, not even in the middle of a drawing. */
  #release(market: MarketId): void {
    const change = this.#heldBack?.release(market) ?? null;
    if (change !== null) for (const key of change.changed) this.#cellArrived(key, change.book);
  }

  #cellArrived(key: PriceKey, book: MarketBook): void {
    const cell = this.#cells.made(key, book.id);
    this.#cellChanged(cell, offerAt(book, cell));
  }

  #cellChanged(cell: ShownCell, offer: PriceLevel | null): void {
    const before = cell.offer;
    if (sameOffer(before, offer)) return;
    cell.offer = offer;
    this.#listeners.call(cell.key, { offer, direction: moveBetween(before, offer) });
  }

  /** What a list had shown before the first image of the stream goes where the image has nothing. */
  #clearBeyond(book: MarketBook): void {
    for (const cell of this.#cells.of(book.id))
      if (offerAt(book, cell) === null) this.#cellChanged(cell, null);
  }

  #conditionsArrived(book: MarketBook, before: MarketBook | undefined): void {
    if (!sameConditions(before, book)) {
      const { runners: _, ...conditions } = book;
      this.#conditions.set(book.id, conditions);
    }
    if (before?.runners === book.runners) return;
    for (const [id, { status }] of book.runners)
      if (before?.runners.get(id)?.status !== status) this.#runners.set(`${book.id}|${id}`, status);
  }
}

function sameConditions(before: MarketConditions | undefined, now: MarketConditions): boolean {
  return (
    before !== undefined &&
    before.status === now.status &&
    before.statusLabel === now.statusLabel &&
    before.version === now.version &&
    before.inPlay === now.inPlay &&
    before.delaySeconds === now.delaySeconds &&
    before.totalMatched === now.totalMatched &&
    before.result === now.result
  );
}

function offerAt(book: MarketBook, { runner, side, level }: ShownCell): PriceLevel | null {
  return book.runners.get(runner)?.[side][level] ?? null;
}
