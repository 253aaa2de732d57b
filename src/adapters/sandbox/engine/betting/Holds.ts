import type { Market } from '../markets/Market';
import type { Wallets } from '../money/Wallets';
import type { BetBook } from './BetBook';
import type { BetRecord } from './BetRecord';
import { worstCase } from './worstCase';

/** assumed: paise that one player may have at risk over all markets. */
const EXPOSURE_LIMIT = 100_000_000;

/** What is held for open bets: per player and market exactly the worst case, changed in one step with the cash (P12). */
export class Holds {
  private readonly book: BetBook;
  private readonly wallets: Wallets;
  private readonly held: Map<string, number>;

  constructor(book: BetBook, wallets: Wallets, saved?: readonly (readonly [string, number])[]) {
    this.book = book;
    this.wallets = wallets;
    this.held = new Map(saved);
  }

  of(userId: string, marketId: string): number {
    return this.held.get(`${userId} ${marketId}`) ?? 0;
  }

  /**
   * Whether the player's bets on this market, as they stand now (and with `more` that are about to be made), are
   * affordable. Only the growth of the exposure counts: what lowers it, or leaves it, is never refused (P06).
   */
  shortfall(
    userId: string,
    market: Market,
    more: readonly BetRecord[] = [],
  ): 'INSUFFICIENT_FUNDS' | 'EXPOSURE_LIMIT' | null {
    const bets = [...this.book.openOf(userId, market.id), ...more];
    const growth = worstCase(market, bets) - this.of(userId, market.id);
    if (growth <= 0) return null;
    const wallet = this.wallets.of(userId);
    if (growth > wallet.cash) return 'INSUFFICIENT_FUNDS';
    return wallet.hold + growth > EXPOSURE_LIMIT ? 'EXPOSURE_LIMIT' : null;
  }

  needed(userId: string, market: Market): number {
    return worstCase(market, this.book.openOf(userId, market.id));
  }

  /** Brings the hold to what the open bets need now. */
  sync(userId: string, market: Market): void {
    const needed = this.needed(userId, market);
    this.wallets.hold(userId, market.id, needed - this.of(userId, market.id));
    this.record(userId, market.id, needed);
  }

  /** A settlement has released or taken back the hold itself. */
  record(userId: string, marketId: string, amount: number): void {
    if (amount === 0) this.held.delete(`${userId} ${marketId}`);
    else this.held.set(`${userId} ${marketId}`, amount);
  }

  save(): readonly (readonly [string, number])[] {
    return [...this.held];
  }
}
