import type { MarketId } from '@/domain/shared/ids';
import { changedCells } from '@/domain/sports/changedCells';
import type { MarketBook } from '@/domain/sports/MarketBook';
import { PriceKeys } from '@/domain/sports/PriceKeys';
import type { Scheduler } from '../ports/device/Scheduler';
import type { BookChange, MarketBoardState } from '../ports/state/MarketBoardState';
import type { MarketEnds } from './MarketEnds';

/**
 * However many ticks arrive between two frames, the board hears once, of the last value of each cell (P21). It remembers one book a market, so a
 * burst cannot grow a queue.
 */
export class TickConflator {
  readonly #shown = new Map<MarketId, { book: MarketBook | null; readonly keys: PriceKeys }>();
  readonly #waiting = new Map<MarketId, MarketBook>();
  #cancelFrame: (() => void) | null = null;
  #ended: MarketId[] = [];

  constructor(
    private readonly board: MarketBoardState,
    private readonly scheduler: Scheduler,
    private readonly ends: Pick<MarketEnds, 'tell'>,
  ) {}

  changed(book: MarketBook): void {
    this.#waiting.set(book.id, book);
    this.#cancelFrame ??= this.scheduler.nextFrame(() => this.flush());
  }

  /** For a suspension or a closing: this market does not wait for the frame. */
  urgent(book: MarketBook): void {
    this.#waiting.delete(book.id);
    this.#show([book]);
  }

  /** Shows everything that waits, in one transition. */
  flush(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = null;
    if (this.#waiting.size === 0) return;
    const books = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#show(books);
  }

  /** What waits for the frame of this market, for who cannot wait; null: nothing. The board still hears of it in the frame. */
  ahead(market: MarketId): BookChange | null {
    const book = this.#waiting.get(market);
    return book === undefined ? null : this.#shows(book);
  }

  forget(markets: readonly MarketId[]): void {
    for (const market of markets) {
      this.#shown.delete(market);
      this.#waiting.delete(market);
    }
  }

  #show(books: readonly MarketBook[]): void {
    this.board.pricesArrived(books.map((book) => this.#shows(book)));
    const ended = this.#ended;
    this.#ended = [];
    for (const market of ended) this.ends.tell(market);
  }

  #shows(book: MarketBook): BookChange {
    let shown = this.#shown.get(book.id);
    if (shown === undefined) this.#shown.set(book.id, (shown = { book: null, keys: new PriceKeys(book.id) }));
    const changed = changedCells(shown.book, book, shown.keys);
    if (book.status === 'closed' && shown.book?.status !== 'closed') this.#ended.push(book.id);
    shown.book = book;
    return { book, changed };
  }
}
