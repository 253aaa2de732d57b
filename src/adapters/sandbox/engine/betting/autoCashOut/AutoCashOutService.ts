import { mixToHex } from '../../kernel/mix';
import type { Kernel } from '../../kernel/Kernel';
import type { Market } from '../../markets/Market';
import { kindOf } from '../../markets/marketKinds';
import type { FoundMarket } from '../../sports/MarketList';
import type { BetBook } from '../BetBook';
import type { CashOutBook } from '../cashOut/CashOutBook';
import type { CashOutService } from '../cashOut/CashOutService';
import { positionsOf } from '../cashOut/positionsOf';
import type { AutoCashOutBook } from './AutoCashOutBook';
import type { AutoCashOutEnd, AutoCashOutRecord, NoAutoCashOut, SetReply } from './AutoCashOutRecord';

/** Paise. As for a cash out: results that differ by less are level. */
const SMALL_CHANGE = 100;
/** Paise. What the rounding of a cash out may leave between two results, at the longest odds. */
const ROUNDING = 1_000;

/** What a player asks for: `replaces` is the key of the one that stands, as they saw it; null: they saw none. */
export interface AutoCashOutOrder {
  readonly key: string;
  readonly marketId: string;
  /** Paise, signed. */
  readonly amount: number;
  readonly replaces: string | null;
}

interface Surroundings {
  readonly kernel: Kernel;
  readonly book: BetBook;
  readonly cashOuts: CashOutBook;
  readonly cashOut: Pick<CashOutService, 'worth' | 'takeAtLeast'>;
  readonly find: (marketId: string) => FoundMarket | null;
  /** Its owner is told, whatever became of it. */
  readonly changed: (rule: AutoCashOutRecord) => void;
}

/**
 * Cashes out all of a position by itself once that brings a figure of the player's own, by the way of a cash out by hand. It is about all that the
 * player has on the market when it is done, so it only ever lowers a risk: it goes on during a break. assumed: it is never done at the moment
 * when it is set, and what waits of bets is left alone.
 */
export class AutoCashOutService {
  /** Markets where a position may have changed since they were looked at. */
  private readonly touched: Set<string>;

  constructor(
    private readonly here: Surroundings,
    private readonly rules: AutoCashOutBook,
  ) {
    // After a restart nobody knows what was looked at.
    this.touched = new Set(rules.markets());
    here.book.watch(({ order }) => {
      if (rules.waitsOn(order.marketId)) this.touched.add(order.marketId);
    });
  }

  /** One key, one wish: asked again it answers what became of it. */
  set(userId: string, { key, marketId, amount, replaces }: AutoCashOutOrder): SetReply {
    const { kernel, book, cashOuts, find } = this.here;
    const known = this.rules.withKey(userId, key, kernel.now);
    if (known !== null) {
      const isSame = known.marketId === marketId && (known.amount === amount || known.amount === null);
      return isSame ? { rule: known } : { code: 'KEY_REUSED' };
    }
    if (book.withKey(userId, key, kernel.now) !== null || cashOuts.withKey(userId, key, kernel.now) !== null)
      return { code: 'KEY_REUSED' };
    const found = find(marketId);
    if (found === null) return { code: 'MARKET_UNKNOWN' };
    const active = this.rules.of(userId, marketId);
    // One that comes late must not take the place of what was set since.
    if ((active?.key ?? null) !== replaces) return { code: 'AUTO_CHANGED', active };
    const reason = this.refusal(userId, found, amount);
    if (reason !== null) return { code: 'NO_AUTO_CASH_OUT', reason };
    if (active !== null) this.end(active, 'removed', 'REPLACED');
    return { rule: this.keep({ userId, key, marketId, amount, status: 'waiting' }) };
  }

  /** What it names is removed, once. Named before it came, it will not count when it comes. */
  remove(userId: string, marketId: string, key: string): AutoCashOutRecord | 'KEY_REUSED' {
    const known = this.rules.withKey(userId, key, this.here.kernel.now);
    if (known === null) return this.keep({ userId, key, marketId, amount: null, status: 'removed' });
    if (known.marketId !== marketId) return 'KEY_REUSED';
    if (known.status === 'waiting') this.end(known, 'removed', null);
    return known;
  }

  /** Prices moved, or the market takes bets again: asked at each, so only where somebody waits. */
  pricesMoved(market: Market): void {
    if (this.rules.waitsOn(market.id)) this.look(market.id);
  }

  /** The market closed, or turned in play: the end of them, or nothing to them. */
  lapsed(market: Market): void {
    if (market.status !== 'CLOSED') return;
    for (const rule of this.rules.on(market.id)) this.end(rule, 'dropped', 'MARKET_CLOSED');
  }

  nextDue(): number {
    return this.touched.size === 0 ? Infinity : this.here.kernel.now;
  }

  runDue(): void {
    const touched = [...this.touched];
    this.touched.clear();
    for (const marketId of touched) this.look(marketId);
  }

  private look(marketId: string): void {
    for (const rule of this.rules.on(marketId)) this.judge(rule);
  }

  private judge(rule: AutoCashOutRecord): void {
    const { kernel, book, cashOut, find } = this.here;
    const { userId, marketId, amount } = rule;
    const found = find(marketId);
    if (found === null || found.market.status === 'CLOSED') return this.end(rule, 'dropped', 'MARKET_CLOSED');
    const results = resultsOf(found.market, book, userId);
    const worth = cashOut.worth(userId, found);
    if (results === null || isLevel(results, worth)) return this.end(rule, 'dropped', 'NOTHING_LEFT');
    const least = amount ?? Infinity;
    if (least >= Math.max(...results)) return this.end(rule, 'dropped', 'OUT_OF_REACH');
    if (typeof worth === 'string' || worth < least) return;
    const done = cashOut.takeAtLeast(
      userId,
      marketId,
      least,
      mixToHex(`auto ${rule.key} ${kernel.nextId()}`),
    );
    if (done === null) return;
    rule.brought = done.amount;
    this.end(rule, 'done', null);
  }

  private refusal(userId: string, found: FoundMarket, amount: number): NoAutoCashOut | null {
    const { book, cashOut } = this.here;
    const { market } = found;
    if (!kindOf(market).cashOut) return 'KIND';
    if (market.status === 'CLOSED') return 'MARKET_CLOSED';
    const results = resultsOf(market, book, userId);
    if (results === null) return 'NO_BETS';
    const worth = cashOut.worth(userId, found);
    if (isLevel(results, worth)) return 'EQUAL';
    if (amount >= Math.max(...results)) return 'OUT_OF_REACH';
    // Setting one never cashes out by itself: a figure with a digit too few would.
    return amount <= (typeof worth === 'number' ? worth : Math.min(...results)) ? 'REACHED' : null;
  }

  private keep(
    intent: Pick<AutoCashOutRecord, 'userId' | 'key' | 'marketId' | 'amount' | 'status'>,
  ): AutoCashOutRecord {
    const { kernel, find } = this.here;
    const match = find(intent.marketId)?.match;
    const rule: AutoCashOutRecord = {
      ...intent,
      matchName: match === undefined ? '' : `${match.home} v ${match.away}`,
      createdAt: kernel.now,
      reason: null,
      brought: 0,
      endedAt: intent.status === 'waiting' ? null : kernel.now,
    };
    this.rules.add(rule);
    this.tell(rule);
    return rule;
  }

  private end(
    rule: AutoCashOutRecord,
    status: Exclude<AutoCashOutRecord['status'], 'waiting'>,
    reason: AutoCashOutEnd | null,
  ): void {
    rule.status = status;
    rule.reason = reason;
    rule.endedAt = this.here.kernel.now;
    this.rules.refile(rule);
    this.tell(rule);
  }

  private tell(rule: AutoCashOutRecord): void {
    const { kernel, changed } = this.here;
    kernel.touch();
    kernel.note('autocashout', rule.userId, rule.key, rule.status, rule.reason, rule.amount, rule.brought);
    changed(rule);
  }
}

/** What the taken bets bring, outcome by outcome; null: there are none. */
function resultsOf(market: Market, book: BetBook, userId: string): readonly number[] | null {
  return positionsOf(market, book.openOf(userId, market.id))?.map(({ result }) => result) ?? null;
}

/** At the longest odds a stake below a rupee levels a position that is worth keeping: that it is EQUAL by the prices of now is not enough. */
function isLevel(results: readonly number[], worth: number | string): boolean {
  const apart = Math.max(...results) - Math.min(...results);
  return apart < SMALL_CHANGE || (worth === 'EQUAL' && apart < ROUNDING);
}
