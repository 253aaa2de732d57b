import type { Paise } from '../shared/Money';

/** Over all bonuses of a player. Source: /bonus/claims/stats. */
export interface BonusStats {
  readonly claimed: Paise;
  readonly released: Paise;
  readonly claimable: Paise;
  readonly locked: Paise;
  readonly lost: Paise;
  /** Bonuses of which something can still be had. */
  readonly active: number;
}
