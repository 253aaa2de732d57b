import type { Kernel } from '../kernel/Kernel';
import type { FoundMarket } from '../sports/MarketList';
import type { BetBook } from './BetBook';
import type { BetService } from './BetService';
import { waiting } from './BetRecord';
import type { BetRecord } from './BetRecord';
import type { CashOutBook } from './cashOut/CashOutBook';

export type CancelReply =
  | { readonly bet: BetRecord; readonly code?: 'NOT_CANCELLABLE' }
  | { readonly code: 'BET_UNKNOWN' };

/** What a player wants instead of what waits of a bet. Odds in hundredths, stake in paise. */
export interface BetEdit {
  readonly betId: string;
  readonly key: string;
  readonly odds: number;
  readonly stake: number;
  /** Paise that waited of it as the player saw it; null: that was not said. */
  readonly waiting: number | null;
}

export type EditReply =
  | CancelReply
  | { readonly bet: BetRecord; readonly replacement: BetRecord }
  | { readonly code: 'KEY_REUSED' };

/** Cancels and edits what waits of a player's own bets. */
export class BetChanges {
  private readonly kernel: Kernel;
  private readonly book: BetBook;
  private readonly cashOuts: CashOutBook;
  private readonly service: BetService;
  private readonly find: (marketId: string) => FoundMarket | null;

  constructor(
    kernel: Kernel,
    book: BetBook,
    cashOuts: CashOutBook,
    service: BetService,
    find: (marketId: string) => FoundMarket | null,
  ) {
    this.kernel = kernel;
    this.book = book;
    this.cashOuts = cashOuts;
    this.service = service;
    this.find = find;
  }

  /** assumed: also while the market is suspended, a change waits (which is then refused), or the bet's own in-play delay runs; what is due is judged before. */
  cancel(userId: string, betId: string): CancelReply {
    const bet = this.book.withId(userId, betId);
    if (bet === null) return { code: 'BET_UNKNOWN' };
    if (!rests(bet) && !isDelayed(bet)) return { bet, code: 'NOT_CANCELLABLE' };
    this.service.withdraw(bet);
    return { bet };
  }

  /**
   * The stake is that of the new bet alone: what was taken of the old one stays beside it. assumed: the new bet is at
   * the market's version of now, and never taken at odds worse than the edit names, whatever the old one allowed. One change at a time.
   */
  edit(userId: string, { betId, key, odds, stake, waiting: seen }: BetEdit): EditReply {
    const known = this.book.withKey(userId, key, this.kernel.now);
    const bet = this.book.withId(userId, betId);
    if (known !== null) {
      const same = known.replaces === betId && known.order.odds === odds && known.order.stake === stake;
      return same && bet !== null ? { bet, replacement: known } : { code: 'KEY_REUSED' };
    }
    if (this.cashOuts.withKey(userId, key, this.kernel.now) !== null) return { code: 'KEY_REUSED' };
    if (bet === null) return { code: 'BET_UNKNOWN' };
    const found = this.find(bet.order.marketId);
    if (found === null || !rests(bet) || this.service.isChanging(bet))
      return { bet, code: 'NOT_CANCELLABLE' };
    // What was taken since stands beside the new bet: together they would be more than was asked for.
    if (seen !== null && seen !== waiting(bet)) return { bet, code: 'NOT_CANCELLABLE' };
    const { worstOdds: _, ...asked } = bet.order;
    const order = {
      ...asked,
      key,
      odds,
      stake,
      marketVersion: found.market.version,
      acceptOdds: bet.order.acceptOdds === 'none' ? ('none' as const) : ('better' as const),
    };
    return { replacement: this.service.swap(bet, order, found), bet };
  }
}

/** A change of another bet ends with that one, not by itself. */
function isDelayed(bet: BetRecord): boolean {
  return bet.status === 'pending' && bet.replaces === undefined;
}

function rests(bet: BetRecord): boolean {
  return bet.status !== 'pending' && waiting(bet) > 0;
}
