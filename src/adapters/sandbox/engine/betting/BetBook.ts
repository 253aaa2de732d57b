import { isOpen } from './BetRecord';
import type { BetRecord } from './BetRecord';

export const KEY_LIFE_MS = 24 * 3_600_000;
/** Finished bets that a player's history keeps beyond the life of their keys: while running, and in a snapshot. */
const HISTORY = 12_000;
const HISTORY_SAVED = 300;

/** All bets, found by their owner, key and market. */
export class BetBook {
  private readonly byUser = new Map<string, BetRecord[]>();
  private readonly byKey = new Map<string, BetRecord>();
  private readonly openByMarket = new Map<string, Set<BetRecord>>();

  private readonly watchers: ((bet: BetRecord) => void)[] = [];

  constructor(saved?: readonly BetRecord[]) {
    for (const bet of saved ?? []) this.add({ ...bet });
  }

  /** Told of every bet that comes and of all that becomes of it, from now on. */
  watch(changed: (bet: BetRecord) => void): void {
    this.watchers.push(changed);
  }

  add(bet: BetRecord): void {
    const own = this.byUser.get(bet.userId) ?? [];
    own.push(bet);
    this.byUser.set(bet.userId, own);
    this.byKey.set(keyOf(bet.userId, bet.order.key), bet);
    this.refile(bet);
  }

  /** After its status changed: an open bet stands with its market, a finished one does not. */
  refile(bet: BetRecord): void {
    const there = this.openByMarket.get(bet.order.marketId) ?? new Set();
    if (isOpen(bet)) there.add(bet);
    else there.delete(bet);
    if (there.size === 0) this.openByMarket.delete(bet.order.marketId);
    else this.openByMarket.set(bet.order.marketId, there);
    for (const changed of this.watchers) changed(bet);
  }

  /** A key counts for its owner alone, and for 24 hours. */
  withKey(userId: string, key: string, now: number): BetRecord | null {
    const bet = this.byKey.get(keyOf(userId, key));
    return bet === undefined || now - bet.createdAt >= KEY_LIFE_MS ? null : bet;
  }

  /** Only among the owner's own bets: another player's bet is unknown. */
  withId(userId: string, id: string): BetRecord | null {
    return this.of(userId).findLast((bet) => bet.id === id) ?? null;
  }

  /** Oldest first. */
  of(userId: string): readonly BetRecord[] {
    return this.byUser.get(userId) ?? [];
  }

  /** Oldest first. */
  openOn(marketId: string): readonly BetRecord[] {
    return [...(this.openByMarket.get(marketId) ?? [])].toSorted(byAge);
  }

  openOf(userId: string, marketId: string): readonly BetRecord[] {
    return this.openOn(marketId).filter((bet) => bet.userId === userId);
  }

  hasOpen(marketId: string): boolean {
    return this.openByMarket.has(marketId);
  }

  /** Every bet on this market, finished ones too. */
  on(marketId: string): readonly BetRecord[] {
    return [...this.byUser.values()].flat().filter((bet) => bet.order.marketId === marketId);
  }

  count(): number {
    let sum = 0;
    for (const own of this.byUser.values()) sum += own.length;
    return sum;
  }

  /** Forgets what no key, no open bet and no reasonable history needs. */
  sweep(now: number): void {
    for (const [userId, own] of this.byUser) {
      if (own.length <= HISTORY) continue;
      const remaining = new Set(needed(own, HISTORY, now));
      for (const bet of own) {
        const key = keyOf(userId, bet.order.key);
        if (!remaining.has(bet) && this.byKey.get(key) === bet) this.byKey.delete(key);
      }
      this.byUser.set(userId, [...remaining]);
    }
  }

  forget(userId: string): void {
    for (const bet of this.of(userId)) this.byKey.delete(keyOf(userId, bet.order.key));
    this.byUser.delete(userId);
  }

  /** Oldest first, whoever placed them: a book made of them is the same book. */
  save(now: number): readonly BetRecord[] {
    return [...this.byUser.values()].flatMap((own) => needed(own, HISTORY_SAVED, now)).toSorted(byAge);
  }
}

function keyOf(userId: string, key: string): string {
  return `${userId} ${key}`;
}

function byAge(one: BetRecord, other: BetRecord): number {
  return one.createdAt - other.createdAt || one.number - other.number;
}

function needed(own: readonly BetRecord[], history: number, now: number): readonly BetRecord[] {
  const surplus = own.length - history;
  return own.filter((bet, at) => at >= surplus || isOpen(bet) || now - bet.createdAt < KEY_LIFE_MS);
}
