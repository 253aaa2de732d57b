import type { Paise } from '../shared/Money';

export type LimitKind = 'deposit' | 'loss' | 'stake';
export type LimitPeriod = 'day' | 'week' | 'month';

/** Deposits first: the others never stand out more. */
export const LIMIT_KINDS: readonly LimitKind[] = ['deposit', 'loss', 'stake'];

/** One limit as the server keeps it. Windows roll: 24 hours, 7 days, 30 days up to now. */
export interface SelfLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** null: none is set. */
  readonly amount: Paise | null;
  /** How much of it is used now. A loss counts with what open bets may still lose. */
  readonly used: Paise;
  /** A higher limit, or none (null), that was asked for: from then on the player may say yes to it. */
  readonly wanted: { readonly amount: Paise | null; readonly from: number } | null;
}

/** What may still go in, or be staked or lost, before this limit stops it. Never negative; null without a limit. */
export function leftOf({ amount, used }: Pick<SelfLimit, 'amount' | 'used'>): Paise | null {
  return amount === null ? null : (Math.max(0, amount - used) as Paise);
}
