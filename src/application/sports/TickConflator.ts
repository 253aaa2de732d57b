import type { MarketId } from '@/domain/shared/ids';
import { changedCells } from '@/domain/sports/foldBook';
import type { MarketBook } from '@/domain/sports/MarketBook';
import { PriceKeys } from '@/domain/sports/PriceKeys';
import type { Scheduler } from '../ports/device/Scheduler';
import type { BookChange, MarketBoardState } from '../ports/state/MarketBoardState';

/**
 * However many ticks arrive between two frames, the board hears once, of the last value of each cell (P21). It remembers one book a market, so a
 * burst cannot grow a queue.
 */
export class TickConflator {
  readonly #shown = new Map<MarketId, { book: MarketBook | null; readonly keys: PriceKeys }>();
  readonly #waiting = new Map<MarketId, MarketBook>();
  #cancelFrame: (() => void) | null = null;

  constructor(
    private readonly board: MarketBoardState,
    private readonly scheduler: Scheduler,
  ) {}

  changed(book: MarketBook): void {
    this.#waiting.set(book.id, book);
    this.#cancelFrame ??= this.scheduler.nextFrame(() => this.flush());
  }

  /** For a suspension or a closing: this market does not wait for the frame. */
  urgent(book: MarketBook): void {
    this.#waiting.delete(book.id);
    this.board.pricesArrived([this.#shows(book)]);
  }

  /** Shows everything that waits, in one transition. */
  flush(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = null;
    if (this.#waiting.size === 0) return;
    const changes = [...this.#waiting.values()].map((book) => this.#shows(book));
    this.#waiting.clear();
    this.board.pricesArrived(changes);
  }

  forget(markets: readonly MarketId[]): void {
    for (const market of markets) {
      this.#shown.delete(market);
      this.#waiting.delete(market);
    }
  }

  #shows(book: MarketBook): BookChange {
    let shown = this.#shown.get(book.id);
    if (shown === undefined) this.#shown.set(book.id, (shown = { book: null, keys: new PriceKeys(book.id) }));
    const changed = changedCells(shown.book, book, shown.keys);
    shown.book = book;
    return { book, changed };
  }
}
