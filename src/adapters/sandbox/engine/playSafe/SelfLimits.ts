import type { Kernel } from '../kernel/Kernel';
import { RAISE_WAIT_MS } from './periods';
import type { LimitKind, LimitPeriod } from './periods';

/** Paise; null is no limit. */
export type LimitAmount = number | null;

export interface SelfLimit {
  readonly userId: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: LimitAmount;
  /** What the player wants instead, and since when. It is nothing until they say yes a second time. */
  readonly wanted: { readonly amount: LimitAmount; readonly askedAt: number } | null;
}

export type LimitChange = 'AT_ONCE' | 'AFTER_WAIT' | 'SAME';
export type ConfirmReply = 'DONE' | 'NOTHING_ASKED' | 'TOO_EARLY';

/** The limits that players set themselves. Lower counts at once; higher, or none, a day later and only after a second yes. */
export class SelfLimits {
  readonly #kernel: Kernel;
  readonly #limits = new Map<string, SelfLimit>();

  constructor(kernel: Kernel, saved: readonly SelfLimit[] = []) {
    this.#kernel = kernel;
    for (const limit of saved) this.#limits.set(keyOf(limit.userId, limit.kind, limit.period), limit);
  }

  of(userId: string, kind: LimitKind, period: LimitPeriod): SelfLimit {
    return (
      this.#limits.get(keyOf(userId, kind, period)) ?? { userId, kind, period, amount: null, wanted: null }
    );
  }

  /** The same wish again keeps the place it has in time; another one starts its wait anew. */
  set(userId: string, kind: LimitKind, period: LimitPeriod, amount: LimitAmount): LimitChange {
    const limit = this.of(userId, kind, period);
    if (amount === limit.amount) {
      this.#keep({ ...limit, wanted: null });
      return 'SAME';
    }
    if (amount !== null && (limit.amount === null || amount < limit.amount)) {
      this.#keep({ ...limit, amount, wanted: null });
      return 'AT_ONCE';
    }
    if (limit.wanted?.amount !== amount || limit.wanted === null)
      this.#keep({ ...limit, wanted: { amount, askedAt: this.#kernel.now } });
    return 'AFTER_WAIT';
  }

  confirm(userId: string, kind: LimitKind, period: LimitPeriod): ConfirmReply {
    const limit = this.of(userId, kind, period);
    if (limit.wanted === null) return 'NOTHING_ASKED';
    if (this.#kernel.now < limit.wanted.askedAt + RAISE_WAIT_MS) return 'TOO_EARLY';
    this.#keep({ ...limit, amount: limit.wanted.amount, wanted: null });
    return 'DONE';
  }

  /** The limit stays as it is. */
  withdraw(userId: string, kind: LimitKind, period: LimitPeriod): void {
    this.#keep({ ...this.of(userId, kind, period), wanted: null });
  }

  forget(userId: string): void {
    for (const [key, limit] of this.#limits) if (limit.userId === userId) this.#limits.delete(key);
  }

  save(): readonly SelfLimit[] {
    return [...this.#limits.values()];
  }

  #keep(limit: SelfLimit): void {
    this.#limits.set(keyOf(limit.userId, limit.kind, limit.period), limit);
    this.#kernel.touch();
    this.#kernel.note('self-limit', limit.userId, limit.kind, limit.period, limit.amount);
  }
}

function keyOf(userId: string, kind: LimitKind, period: LimitPeriod): string {
  return `${userId} ${kind} ${period}`;
}
