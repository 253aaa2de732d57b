import type { Kernel } from '../../kernel/Kernel';
import type { Market } from '../../markets/Market';
import { BALL_RUNNING } from '../../markets/MarketService';
import type { FoundMarket } from '../../sports/MarketList';
import type { BetBook } from '../BetBook';
import type { BetEvents } from '../BetEvents';
import type { BetRecord } from '../BetRecord';
import type { Holds } from '../Holds';
import { inTakingOrder } from '../inTakingOrder';
import type { OfferTaker } from '../OfferTaker';
import type { CashOutBook } from './CashOutBook';
import type { GreenUp, RunnerPosition } from './greenUp';
import { QUOTE_LIFE_MS } from './CashOutQuote';
import type { CashOutQuote, NoCashOut, QuoteReply } from './CashOutQuote';
import type { CashOutReason, CashOutRecord } from './CashOutRecord';
import { ALL, partGreenUp } from './partGreenUp';
import { legBets } from './legBets';
import { sayPositions, positionsOf } from './positionsOf';
import { kindOf } from '../../markets/marketKinds';

/**
 * Cashes out by betting against the player's own position until every outcome is worth the same (P08). assumed: only
 * taken bets count, what waits is left alone; a quote binds to the market's version, so it is taken without a delay.
 */
export class CashOutService {
  private readonly kernel: Kernel;
  private readonly book: BetBook;
  private readonly cashOuts: CashOutBook;
  private readonly holds: Holds;
  private readonly offers: OfferTaker;
  private readonly events: BetEvents;
  private readonly find: (marketId: string) => FoundMarket | null;
  private readonly quotes = new Map<string, CashOutQuote>();

  constructor(
    kernel: Kernel,
    book: BetBook,
    cashOuts: CashOutBook,
    holds: Holds,
    offers: OfferTaker,
    events: BetEvents,
    find: (marketId: string) => FoundMarket | null,
  ) {
    this.kernel = kernel;
    this.book = book;
    this.cashOuts = cashOuts;
    this.holds = holds;
    this.offers = offers;
    this.events = events;
    this.find = find;
  }

  /** `part`: percent of the position. */
  quote(userId: string, marketId: string, part: number = ALL): QuoteReply {
    const found = this.find(marketId);
    if (found === null) return { code: 'MARKET_UNKNOWN' };
    const planned = this.planned(userId, found, part);
    if (typeof planned === 'string') return { code: 'NO_CASH_OUT', reason: planned };
    const { now } = this.kernel;
    const id = `Q${now.toString(36)}.${this.kernel.nextId()}`;
    const quote = {
      ...planned.plan,
      id,
      userId,
      marketId,
      marketVersion: found.market.version,
      part,
      at: now,
      before: sayPositions(planned.positions),
    };
    this.dropOld();
    this.quotes.set(id, quote);
    return { quote };
  }

  /** What all of it would bring now, in paise; or why that cannot be said. */
  worth(userId: string, found: FoundMarket): number | NoCashOut {
    const planned = this.planned(userId, found, ALL);
    return typeof planned === 'string' ? planned : planned.plan.amount;
  }

  /** All of it is cashed out now, as by a quote that is confirmed, when that brings at least so much. Null: it does not, and nothing happened. */
  takeAtLeast(userId: string, marketId: string, least: number, key: string): CashOutRecord | null {
    const reply = this.quote(userId, marketId);
    if (!('quote' in reply) || reply.quote.amount < least) return null;
    const record = this.confirm(userId, reply.quote.id, key);
    return record === 'KEY_REUSED' || record.reason !== null ? null : record;
  }

  /** One key, one cash out: asked again it answers what became of it. A quote is good for one cash out. */
  confirm(userId: string, quoteId: string, key: string): CashOutRecord | 'KEY_REUSED' {
    const known = this.cashOuts.withKey(userId, key, this.kernel.now);
    if (known !== null) return known.quoteId === quoteId ? known : 'KEY_REUSED';
    if (this.book.withKey(userId, key, this.kernel.now) !== null) return 'KEY_REUSED';
    // It is gone once it is taken.
    const part = this.quotes.get(quoteId)?.part ?? ALL;
    const done = this.carryOut(userId, quoteId, key);
    const record: CashOutRecord = {
      key,
      userId,
      quoteId,
      createdAt: this.kernel.now,
      ...(part === ALL ? {} : { part }),
      reason: typeof done === 'string' ? done : null,
      amount: typeof done === 'string' ? 0 : done.amount,
      betIds: typeof done === 'string' ? [] : done.bets.map((bet) => bet.id),
    };
    this.cashOuts.add(record);
    this.kernel.touch();
    this.kernel.note('cashout', userId, key, record.reason, record.amount, ...record.betIds);
    return record;
  }

  private planned(
    userId: string,
    found: FoundMarket,
    part: number,
  ): { readonly plan: GreenUp; readonly positions: readonly RunnerPosition[] } | NoCashOut {
    const { market } = found;
    if (!kindOf(market).cashOut) return 'KIND';
    if (market.status === 'CLOSED') return 'MARKET_CLOSED';
    const positions = positionsOf(market, this.book.openOf(userId, market.id));
    if (positions === null) return 'NO_BETS';
    const closed = shut(market);
    if (closed !== null) return closed;
    const plan = partGreenUp(positions, part);
    if (typeof plan === 'string') return plan;
    const bets = legBets(this.kernel, userId, '', found, plan.legs);
    return this.holds.shortfall(userId, market, bets) === null ? { plan, positions } : 'INSUFFICIENT_FUNDS';
  }

  private carryOut(
    userId: string,
    quoteId: string,
    key: string,
  ): { readonly amount: number; readonly bets: readonly BetRecord[] } | CashOutReason {
    const quote = this.quotes.get(quoteId);
    if (quote === undefined || quote.userId !== userId || this.isOver(quote)) return 'QUOTE_EXPIRED';
    const found = this.find(quote.marketId);
    if (found === null) return 'MARKET_CLOSED';
    const { market } = found;
    const closed = shut(market);
    if (closed !== null) return closed;
    const positions = positionsOf(market, this.book.openOf(userId, market.id));
    if (
      market.version !== quote.marketVersion ||
      positions === null ||
      sayPositions(positions) !== quote.before
    )
      return 'QUOTE_CHANGED';
    // Prices may have moved within the version: what is there now is taken when it brings no less than was promised.
    const plan = partGreenUp(positions, quote.part);
    if (typeof plan === 'string' || plan.amount < quote.amount) return 'QUOTE_CHANGED';
    const bets = legBets(this.kernel, userId, key, found, plan.legs);
    if (this.holds.shortfall(userId, market, bets) !== null) return 'QUOTE_CHANGED';
    this.quotes.delete(quoteId);
    for (const leg of inTakingOrder(plan.legs))
      this.offers.take(market, leg, [{ ...leg, size: leg.stake, line: null }]);
    for (const bet of bets) this.book.add(bet);
    this.holds.sync(userId, market);
    for (const bet of bets) {
      this.kernel.note('bet', bet.id, bet.status, bet.matched, bet.weight, null);
      this.events.betChanged(bet);
    }
    return { amount: plan.amount, bets };
  }

  private dropOld(): void {
    for (const quote of this.quotes.values()) if (this.isOver(quote)) this.quotes.delete(quote.id);
  }

  private isOver(quote: CashOutQuote): boolean {
    return this.kernel.now - quote.at >= QUOTE_LIFE_MS;
  }
}

function shut(market: Market): 'SUSPENDED' | 'BALL_RUNNING' | 'MARKET_CLOSED' | null {
  if (market.status === 'CLOSED') return 'MARKET_CLOSED';
  if (market.status === 'OPEN') return null;
  return market.label === BALL_RUNNING ? 'BALL_RUNNING' : 'SUSPENDED';
}
