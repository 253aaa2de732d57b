import type { MarketId } from '@/domain/shared/ids';
import { HeldPrices } from '@/domain/sports/HeldPrices';
import type { MarketChange } from '@/domain/sports/MarketBook';
import type { PriceKey } from '@/domain/sports/PriceKey';
import type { Scheduler } from '../ports/device/Scheduler';
import type { BookChange, MarketBoardState, PricesHeldBack } from '../ports/state/MarketBoardState';
import type { SubscribedBooks } from './SubscribedBooks';
import type { TickConflator } from './TickConflator';

/** How often the board hears of prices that nobody looks at: what follows from them without a cell, such as a cash out, may be that old. */
export const UNSEEN_MS = 1_000;

/**
 * Prices of markets that are not on the screen: the last value of each cell is remembered and folded when somebody looks or asks, or once a
 * second. So a tick costs what is on the screen, however many markets are subscribed. Whatever decides about a bet never waits here.
 */
export class OffscreenPrices implements PricesHeldBack {
  readonly #held = new Map<MarketId, HeldPrices>();
  #roundDue = false;

  constructor(
    private readonly books: SubscribedBooks,
    private readonly conflator: TickConflator,
    private readonly board: Pick<MarketBoardState, 'isShown' | 'heldBackBy'>,
    private readonly scheduler: Scheduler,
  ) {
    board.heldBackBy(this);
  }

  /** True when the change may wait, and does. Otherwise what had waited is in the book now, and the change is next. */
  takes(change: MarketChange): boolean {
    const { id } = change;
    const held = this.#held.get(id);
    if (HeldPrices.mayWait(change) && !this.board.isShown(id) && this.books.hasBook(id)) {
      if (held === undefined) this.#hold(change);
      else held.hold(change);
      return true;
    }
    if (held !== undefined) this.#fold(id, held);
    return false;
  }

  release(market: MarketId): BookChange | null {
    const held = this.#held.get(market);
    if (held !== undefined) this.#fold(market, held);
    return this.conflator.ahead(market);
  }

  marketOf(key: PriceKey): MarketId | null {
    for (const market of this.#held.keys())
      if (key.startsWith(market) && key[market.length] === '|') return market;
    return null;
  }

  forget(markets: readonly MarketId[]): void {
    for (const market of markets) this.#held.delete(market);
  }

  #hold(change: MarketChange): void {
    const held = new HeldPrices();
    held.hold(change);
    this.#held.set(change.id, held);
    if (!this.#roundDue) this.scheduler.after(UNSEEN_MS, () => this.#round());
    this.#roundDue = true;
  }

  #round(): void {
    this.#roundDue = false;
    for (const [market, held] of this.#held) this.#fold(market, held);
  }

  #fold(market: MarketId, held: HeldPrices): void {
    this.#held.delete(market);
    const folded = this.books.fold(held.asChange(market));
    if (folded !== null && folded !== 'needsImage') this.conflator.changed(folded.now);
  }
}
