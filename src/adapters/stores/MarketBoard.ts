import { action, makeObservable, observable } from 'mobx';
import type {
  BookChange,
  Freshness,
  MarketBoardState,
  MarketConditions,
  PriceMove,
} from '@/application/ports/state/MarketBoardState';
import { runnerId } from '@/domain/shared/ids';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { MarketBook, PriceLevel, RunnerBook, Side } from '@/domain/sports/MarketBook';
import type { PriceKey } from '@/domain/sports/PriceKey';
import { sameOffer } from '@/domain/sports/applyChange';
import { PriceListeners } from './PriceListeners';
import { moveBetween } from './moveBetween';

/**
 * Prices of every watched market. What changes seldom (status, version, freshness) is observable; prices are not: a mounted cell
 * registers itself and is called for its own changes only, which costs what plain DOM costs.
 */
export class MarketBoard implements MarketBoardState {
  readonly #books = new Map<MarketId, MarketBook>();
  readonly #shown = new Map<PriceKey, ShownCell>();
  /** Markets whose freshness is not `waiting` any more: asked for with every tick, and asking an observable costs more. */
  readonly #imaged = new Set<MarketId>();
  readonly #listeners = new PriceListeners();
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
    return this.#shown.get(key)?.offer ?? null;
  }

  onPrice(key: PriceKey, listener: (move: PriceMove) => void): () => void {
    return this.#listeners.add(key, listener);
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
      for (const key of changed) {
        const cell = this.#cell(key, book.id);
        this.#cellChanged(key, cell, offerAt(book, cell));
      }
    }
  }

  freshnessChanged(markets: readonly MarketId[], freshness: Freshness): void {
    for (const market of markets) {
      this.#freshness.set(market, freshness);
      if (freshness === 'waiting' || freshness === 'kept') this.#imaged.delete(market);
      else this.#imaged.add(market);
    }
  }

  marketsForgotten(markets: readonly MarketId[]): void {
    for (const market of markets) {
      const book = this.#books.get(market);
      for (const runner of book?.runners.keys() ?? []) this.#runners.delete(`${market}|${runner}`);
      this.#books.delete(market);
      this.#conditions.delete(market);
      this.#freshness.delete(market);
      this.#imaged.delete(market);
      for (const [key, cell] of this.#shown) {
        if (cell.market !== market) continue;
        this.#shown.delete(key);
        this.#cellChanged(key, cell, null);
      }
    }
  }

  #cell(key: PriceKey, market: MarketId): ShownCell {
    let cell = this.#shown.get(key);
    if (cell === undefined) this.#shown.set(key, (cell = cellOf(key, market)));
    return cell;
  }

  #cellChanged(key: PriceKey, cell: ShownCell, offer: PriceLevel | null): void {
    const before = cell.offer;
    if (sameOffer(before, offer)) return;
    cell.offer = offer;
    this.#listeners.call(key, { offer, direction: moveBetween(before, offer) });
  }

  /** What a list had shown before the first image of the stream goes where the image has nothing. */
  #clearBeyond(book: MarketBook): void {
    for (const [key, cell] of this.#shown)
      if (cell.market === book.id && offerAt(book, cell) === null) this.#cellChanged(key, cell, null);
  }

  #conditionsArrived(book: MarketBook, before: MarketBook | undefined): void {
    if (!sameConditions(before, book)) {
      const { runners: _, ...conditions } = book;
      this.#conditions.set(book.id, conditions);
    }
    for (const [id, { status }] of book.runners)
      if (before?.runners.get(id)?.status !== status) this.#runners.set(`${book.id}|${id}`, status);
  }
}

/** One cell: where in a book it stands, found out once, and what it shows. */
interface ShownCell {
  readonly market: MarketId;
  readonly runner: RunnerId;
  readonly side: Side;
  readonly level: number;
  offer: PriceLevel | null;
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

function cellOf(key: PriceKey, market: MarketId): ShownCell {
  // Ids may hold anything, so the key is read from its known ends: the market before, side and level behind.
  const levelAt = key.lastIndexOf('|');
  const sideAt = key.lastIndexOf('|', levelAt - 1);
  return {
    market,
    runner: runnerId(key.slice(market.length + 1, sideAt)),
    side: key.slice(sideAt + 1, levelAt) === 'back' ? 'back' : 'lay',
    level: Number(key.slice(levelAt + 1)),
    offer: null,
  };
}

function offerAt(book: MarketBook, { runner, side, level }: ShownCell): PriceLevel | null {
  return book.runners.get(runner)?.[side][level] ?? null;
}
