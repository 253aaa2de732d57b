import type { MarketId } from '@/domain/shared/ids';
import { applyChange } from '@/domain/sports/applyChange';
import type { MarketBook, MarketChange } from '@/domain/sports/MarketBook';

interface Entry {
  book: MarketBook | null;
  /** The last request that asked for an image of it: answers to earlier ones say nothing of it any more. */
  request: number;
}

export interface FoldedChange {
  readonly before: MarketBook | null;
  readonly now: MarketBook;
}

/** The markets that we are subscribed to, each with its book as far as we have one. */
export class SubscribedBooks {
  readonly #entries = new Map<MarketId, Entry>();
  #requests = 0;

  get ids(): readonly MarketId[] {
    return [...this.#entries.keys()];
  }

  get withBook(): readonly MarketId[] {
    return this.#pick((entry) => entry.book !== null);
  }

  get withoutBook(): readonly MarketId[] {
    return this.#pick((entry) => entry.book === null);
  }

  hasBook(market: MarketId): boolean {
    return (this.#entries.get(market)?.book ?? null) !== null;
  }

  add(markets: readonly MarketId[]): void {
    for (const market of markets) this.#entries.set(market, { book: null, request: 0 });
  }

  remove(markets: readonly MarketId[]): void {
    for (const market of markets) this.#entries.delete(market);
  }

  /** Marks the markets as asked for; returns the number of the request. */
  requested(markets: readonly MarketId[]): number {
    this.#requests += 1;
    const asked = new Set(markets);
    for (const [market, entry] of this.#entries) if (asked.has(market)) entry.request = this.#requests;
    return this.#requests;
  }

  /** The markets for which this request is the last word. */
  ofRequest(request: number): readonly MarketId[] {
    return this.#pick((entry) => entry.request === request);
  }

  /** null: nothing changed, or the market is not ours (any more). `needsImage`: a delta without a book (F31). */
  fold(change: MarketChange): FoldedChange | 'needsImage' | null {
    const entry = this.#entries.get(change.id);
    if (entry === undefined) return null;
    const before = entry.book;
    const now = applyChange(before, change);
    if (now === 'needsImage') return now;
    entry.book = now;
    return now === before ? null : { before, now };
  }

  #pick(wanted: (entry: Entry) => boolean): readonly MarketId[] {
    return [...this.#entries].filter(([, entry]) => wanted(entry)).map(([market]) => market);
  }
}
