import { KEY_LIFE_MS } from '../BetBook';
import type { AutoCashOutRecord } from './AutoCashOutRecord';

/** All that wait, at most one a player and market, and those that are over whose keys still count. */
export class AutoCashOutBook {
  private readonly byKey = new Map<string, AutoCashOutRecord>();
  private readonly waiting = new Map<string, Set<AutoCashOutRecord>>();

  constructor(saved?: readonly AutoCashOutRecord[]) {
    for (const rule of saved ?? []) this.add({ ...rule });
  }

  add(rule: AutoCashOutRecord): void {
    this.byKey.set(`${rule.userId} ${rule.key}`, rule);
    this.refile(rule);
  }

  /** After its status changed: only one that waits stands with its market. */
  refile(rule: AutoCashOutRecord): void {
    const there = this.waiting.get(rule.marketId) ?? new Set();
    if (rule.status === 'waiting') there.add(rule);
    else there.delete(rule);
    if (there.size === 0) this.waiting.delete(rule.marketId);
    else this.waiting.set(rule.marketId, there);
  }

  /** A key counts for its owner alone, as long as its rule waits and for 24 hours after. */
  withKey(userId: string, key: string, now: number): AutoCashOutRecord | null {
    const rule = this.byKey.get(`${userId} ${key}`);
    return rule === undefined || isOld(rule, now) ? null : rule;
  }

  /** Those that wait on a market, oldest first. */
  on(marketId: string): readonly AutoCashOutRecord[] {
    return [...(this.waiting.get(marketId) ?? [])];
  }

  /** Where somebody waits. */
  markets(): Iterable<string> {
    return this.waiting.keys();
  }

  waitsOn(marketId: string): boolean {
    return this.waiting.has(marketId);
  }

  of(userId: string, marketId: string): AutoCashOutRecord | null {
    return this.on(marketId).find((rule) => rule.userId === userId) ?? null;
  }

  /** Of one player, oldest first; those that are over too. */
  all(userId: string, now: number): readonly AutoCashOutRecord[] {
    return [...this.byKey.values()].filter((rule) => rule.userId === userId && !isOld(rule, now));
  }

  sweep(now: number): void {
    for (const [key, rule] of this.byKey) if (isOld(rule, now)) this.byKey.delete(key);
  }

  forget(userId: string): void {
    for (const [key, rule] of this.byKey) {
      if (rule.userId !== userId) continue;
      this.byKey.delete(key);
      rule.status = 'removed';
      this.refile(rule);
    }
  }

  save(): readonly AutoCashOutRecord[] {
    return [...this.byKey.values()].map((rule) => ({ ...rule }));
  }
}

function isOld({ endedAt }: AutoCashOutRecord, now: number): boolean {
  return endedAt !== null && now - endedAt >= KEY_LIFE_MS;
}
