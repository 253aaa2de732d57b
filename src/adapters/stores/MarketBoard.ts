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
import type { MarketBook, PriceLevel, RunnerBook } from '@/domain/sports/MarketBook';
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
  readonly #shown = new Map<PriceKey, PriceLevel>();
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
    return this.#shown.get(key) ?? null;
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
      this.#books.set(book.id, book);
      this.#conditionsArrived(book);
      if (this.freshness(book.id) === 'waiting') this.#clearBeyond(book);
      for (const key of changed) this.#cellChanged(key, offerAt(book, key));
    }
  }

  freshnessChanged(markets: readonly MarketId[], freshness: Freshness): void {
    for (const market of markets) this.#freshness.set(market, freshness);
  }

  marketsForgotten(markets: readonly MarketId[]): void {
    for (const market of markets) {
      const book = this.#books.get(market);
      for (const runner of book?.runners.keys() ?? []) this.#runners.delete(`${market}|${runner}`);
      this.#books.delete(market);
      this.#conditions.delete(market);
      this.#freshness.delete(market);
      for (const key of this.#shown.keys()) if (key.startsWith(`${market}|`)) this.#cellChanged(key, null);
    }
  }

  #cellChanged(key: PriceKey, offer: PriceLevel | null): void {
    const before = this.#shown.get(key) ?? null;
    if (sameOffer(before, offer)) return;
    if (offer === null) this.#shown.delete(key);
    else this.#shown.set(key, offer);
    this.#listeners.call(key, { offer, direction: moveBetween(before, offer) });
  }

  /** What a list had shown before the first image of the stream goes where the image has nothing. */
  #clearBeyond(book: MarketBook): void {
    for (const key of this.#shown.keys())
      if (key.startsWith(`${book.id}|`) && offerAt(book, key) === null) this.#cellChanged(key, null);
  }

  #conditionsArrived(book: MarketBook): void {
    const { runners, ...conditions } = book;
    if (!sameConditions(this.#conditions.get(book.id), conditions)) this.#conditions.set(book.id, conditions);
    for (const [id, runner] of runners) this.#runners.set(`${book.id}|${id}`, runner.status);
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

function offerAt(book: MarketBook, key: PriceKey): PriceLevel | null {
  // Ids may hold anything, so the key is read from its known ends: the market before, side and level behind.
  const levelAt = key.lastIndexOf('|');
  const sideAt = key.lastIndexOf('|', levelAt - 1);
  const ladder = book.runners.get(runnerId(key.slice(book.id.length + 1, sideAt)));
  const side = key.slice(sideAt + 1, levelAt) === 'back' ? ladder?.back : ladder?.lay;
  return side?.[Number(key.slice(levelAt + 1))] ?? null;
}
