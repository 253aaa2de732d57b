import type { Kernel } from '../kernel/Kernel';
import type { Market } from '../markets/Market';
import { bestOf } from '../markets/quotes';
import type { Offer } from '../markets/quotes';
import type { PlayGuard } from '../playSafe/PlayGuard';
import type { FoundMarket } from '../sports/MarketList';
import type { BetBook } from './BetBook';
import type { BetEvents } from './BetEvents';
import { waiting } from './BetRecord';
import type { BetOrder, BetReason, BetRecord } from './BetRecord';
import type { CashOutBook } from './cashOut/CashOutBook';
import type { EngineFaults } from './EngineFaults';
import type { Holds } from './Holds';
import { canRest, partsFor, reachable, refusalByLimits, refusalByMarket, runnerOf } from './judge';
import { isSameOrder } from './isSameOrder';
import type { OfferTaker } from './OfferTaker';
import { openBet } from './openBet';

export type PlaceReply = { readonly bet: BetRecord } | { readonly code: 'KEY_REUSED' | 'MARKET_UNKNOWN' };

/** Takes bets, waits out their delay, judges them, matches them, and lets the rest lapse (P14, P18, P19). */
export class BetService {
  private pending: BetRecord[];

  constructor(
    private readonly kernel: Kernel,
    private readonly book: BetBook,
    private readonly cashOuts: CashOutBook,
    private readonly holds: Holds,
    private readonly offers: OfferTaker,
    private readonly events: BetEvents,
    private readonly faults: EngineFaults,
    private readonly guard: Pick<PlayGuard, 'mayBet'>,
    private readonly find: (marketId: string) => FoundMarket | null,
  ) {
    this.pending = book.save(kernel.now).filter((bet) => bet.status === 'pending');
  }

  place(userId: string, order: BetOrder): PlaceReply {
    const known = this.book.withKey(userId, order.key, this.kernel.now);
    if (known !== null) return isSameOrder(known, order) ? { bet: known } : { code: 'KEY_REUSED' };
    if (this.cashOuts.withKey(userId, order.key, this.kernel.now) !== null) return { code: 'KEY_REUSED' };
    const found = this.find(order.marketId);
    if (found === null) return { code: 'MARKET_UNKNOWN' };
    return { bet: this.admit(openBet(this.kernel, userId, order, found), found.market) };
  }

  /** The part of a bet that waits is withdrawn; what was taken of it stands. */
  withdraw(bet: BetRecord): void {
    const found = this.find(bet.order.marketId);
    if (found === null) return;
    this.leavePending(bet);
    this.standDown(bet);
    this.settleInto(bet, found.market, true);
    this.refuseChangeOf(bet, found.market);
  }

  /**
   * A new bet in the place of what waits of another: both, or neither. Where there is a delay the other one goes on waiting until the new
   * one is taken up, and whatever becomes of it before then is the end of the change. Less risk is never refused for funds (P06).
   */
  swap(old: BetRecord, order: BetOrder, found: FoundMarket): BetRecord {
    const bet = this.admit(
      { ...openBet(this.kernel, old.userId, order, found), replaces: old.id },
      found.market,
    );
    if (bet.status !== 'rejected') this.events.betChanged(bet);
    return bet;
  }

  /** Whether another bet waits out the delay to take its place. */
  isChanging(bet: BetRecord): boolean {
    return this.pending.some((each) => each.replaces === bet.id);
  }

  nextDue(): number {
    let due = Infinity;
    for (const bet of this.pending) due = Math.min(due, bet.dueAt ?? Infinity);
    return due;
  }

  runDue(): void {
    // A runner that went took its bets along.
    this.pending = this.pending.filter((bet) => bet.status === 'pending');
    const due = this.pending
      .filter((bet) => (bet.dueAt ?? Infinity) <= this.kernel.now)
      .toSorted((one, other) => (one.dueAt ?? 0) - (other.dueAt ?? 0) || one.number - other.number);
    for (const bet of due) {
      const found = this.find(bet.order.marketId);
      if (found !== null) this.execute(bet, found.market, true);
    }
  }

  /** Resting bets are taken at their own odds once the market reaches them. Oldest first. */
  pricesMoved(market: Market): void {
    if (market.status !== 'OPEN' || !this.book.hasOpen(market.id)) return;
    for (const bet of this.book.openOn(market.id)) {
      if (bet.status === 'pending' || waiting(bet) === 0) continue;
      const runner = runnerOf(market, bet.order.runnerId);
      if (runner === null) continue;
      let left = waiting(bet);
      const parts: Offer[] = [];
      for (const part of reachable(market, runner, bet.order)) {
        const size = Math.min(left, part.size);
        if (size > 0) parts.push({ ...part, size });
        left -= size;
      }
      if (parts.length === 0) continue;
      this.fill(bet, parts);
      this.offers.take(market, bet.order, parts);
      this.settleInto(bet, market, true);
      this.events.taken(bet);
      this.refuseChangeOf(bet, market);
    }
  }

  /** The market closed or turned in play: what waits for its delay is refused, what rests lapses, but for what is to stay in play. */
  lapse(market: Market): void {
    const open = this.book.openOn(market.id);
    for (const bet of open) if (bet.status === 'pending') this.refuse(bet, market, 'MARKET_CLOSED', true);
    for (const bet of open) {
      if (bet.keepInPlay === true && market.status !== 'CLOSED') continue;
      if (bet.status === 'unmatched') this.finish(bet, market, 'lapsed');
      else if (bet.status === 'partly_matched') this.finish(bet, market, 'matched');
    }
  }

  private admit(bet: BetRecord, market: Market): BetRecord {
    this.book.add(bet);
    const refusal =
      refusalByMarket(market, bet.order) ??
      refusalByLimits(market, bet.order) ??
      this.refusalBySelf(bet, market);
    if (refusal !== null) this.refuse(bet, market, refusal, false);
    else this.reserve(bet, market);
    return bet;
  }

  /** Asked when a bet comes, and again with what it was taken at: a limit may have come down meanwhile. */
  private refusalBySelf(bet: BetRecord, market: Market): BetReason | null {
    const old = bet.replaces === undefined ? null : this.book.withId(bet.userId, bet.replaces);
    return this.guard.mayBet(bet, market, old) ? null : 'SELF_LIMIT';
  }

  private standDown(bet: BetRecord): void {
    bet.status = bet.matched > 0 ? 'matched' : 'cancelled';
    if (bet.status === 'cancelled') bet.settledAt = this.kernel.now;
    this.book.refile(bet);
  }

  /** Holds the money for the wait, or refuses for want of it. */
  private reserve(bet: BetRecord, market: Market): void {
    const short = this.holds.shortfall(bet.userId, market);
    if (short !== null) return this.refuse(bet, market, short, false);
    this.holds.sync(bet.userId, market);
    if (!market.inPlay || market.delayMs === 0) return this.execute(bet, market, false);
    bet.dueAt = this.kernel.now + market.delayMs;
    this.pending.push(bet);
    this.tell(bet, false);
  }

  private execute(bet: BetRecord, market: Market, announced: boolean): void {
    const reason = refusalByMarket(market, bet.order) ?? this.faults.refuse?.(bet.order) ?? null;
    const runner = runnerOf(market, bet.order.runnerId);
    if (reason !== null || runner === null)
      return this.refuse(bet, market, reason ?? 'RUNNER_UNKNOWN', announced);
    const parts = partsFor(market, runner, bet.order);
    const filled = parts.reduce((sum, part) => sum + part.size, 0);
    if (filled < bet.order.stake && !canRest(market, runner, bet.order)) {
      const offered = bestOf(market, runner, bet.order.side) !== null;
      return this.refuse(
        bet,
        market,
        filled === 0 && offered ? 'ODDS_CHANGED' : 'UNMATCHED_NOT_ALLOWED',
        announced,
      );
    }
    this.fill(bet, parts);
    this.leavePending(bet);
    const old = bet.replaces === undefined ? null : this.book.withId(bet.userId, bet.replaces);
    // Only odds worse than those held for can cost more: the player said "any" or how much worse, which an edit never does.
    const short =
      this.refusalBySelf(bet, market) ?? (old !== null ? null : this.holds.shortfall(bet.userId, market));
    if (short !== null) {
      bet.matched = 0;
      bet.weight = 0;
      bet.line = bet.order.line;
      return this.refuse(bet, market, short, announced);
    }
    this.offers.take(market, bet.order, parts);
    if (old !== null) {
      this.standDown(old);
      this.tell(old, true);
    }
    this.settleInto(bet, market, announced);
    if (announced && parts.length > 0) this.events.taken(bet);
  }

  /** What a pending change was to replace is not what it was. */
  private refuseChangeOf(old: BetRecord, market: Market): void {
    for (const bet of this.pending)
      if (bet.replaces === old.id) this.refuse(bet, market, 'BET_CHANGED', true);
  }

  private fill(bet: BetRecord, parts: readonly Offer[]): void {
    for (const part of parts) {
      bet.matched += part.size;
      bet.weight += part.size * part.odds;
      bet.line = part.line;
    }
    bet.status =
      bet.matched === 0 ? 'unmatched' : bet.matched < bet.order.stake ? 'partly_matched' : 'matched';
  }

  private settleInto(bet: BetRecord, market: Market, announced: boolean): void {
    bet.dueAt = null;
    this.book.refile(bet);
    this.holds.sync(bet.userId, market);
    this.tell(bet, announced);
  }

  private finish(bet: BetRecord, market: Market, status: 'lapsed' | 'matched'): void {
    bet.status = status;
    if (status === 'lapsed') bet.settledAt = this.kernel.now;
    this.settleInto(bet, market, true);
  }

  private refuse(bet: BetRecord, market: Market, reason: BetReason, announced: boolean): void {
    this.leavePending(bet);
    const runner = runnerOf(market, bet.order.runnerId);
    bet.status = 'rejected';
    bet.reason = reason;
    bet.settledAt = this.kernel.now;
    const forOdds = reason === 'ODDS_CHANGED' || reason === 'UNMATCHED_NOT_ALLOWED';
    const offer = forOdds && runner !== null ? bestOf(market, runner, bet.order.side) : null;
    bet.offer = offer?.odds ?? null;
    bet.offerLine = offer?.line ?? null;
    this.settleInto(bet, market, announced);
  }

  private leavePending(bet: BetRecord): void {
    this.pending = this.pending.filter((each) => each !== bet);
  }

  private tell(bet: BetRecord, announced: boolean): void {
    this.kernel.touch();
    this.kernel.note('bet', bet.id, bet.status, bet.matched, bet.weight, bet.reason);
    if (announced) this.events.betChanged(bet);
  }
}
