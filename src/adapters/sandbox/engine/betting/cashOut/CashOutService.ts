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
    const { market } = found;
    const none = (reason: NoCashOut): QuoteReply => ({ code: 'NO_CASH_OUT', reason });
    if (!kindOf(market).cashOut) return none('KIND');
    if (market.status === 'CLOSED') return none('MARKET_CLOSED');
    const positions = positionsOf(market, this.book.openOf(userId, market.id));
    if (positions === null) return none('NO_BETS');
    const closed = shut(market);
    if (closed !== null) return none(closed);
    const plan = partGreenUp(positions, part);
    if (typeof plan === 'string') return none(plan);
    if (this.holds.shortfall(userId, market, legBets(this.kernel, userId, '', found, plan.legs)) !== null)
      return none('INSUFFICIENT_FUNDS');
    const { now } = this.kernel;
    const id = `Q${now.toString(36)}.${this.kernel.nextId()}`;
    const quote = {
      ...plan,
      id,
      userId,
      marketId,
      marketVersion: market.version,
      part,
      at: now,
      before: sayPositions(positions),
    };
    this.dropOld();
    this.quotes.set(id, quote);
    return { quote };
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
