import type { Paise } from '../shared/Money';
import type { OddsHundredths } from '../shared/Odds';
import type { BonusId, BonusOfferId } from '../shared/ids';

/** `completed`: all of it is earned. */
export type BonusStatus = 'available' | 'active' | 'completed' | 'cancelled' | 'expired';

/** Kinds of play that a bonus tells apart. */
export const BONUS_GAMES = ['matchOdds', 'bookmaker', 'fancy', 'other', 'casino'] as const;
export type BonusGame = (typeof BONUS_GAMES)[number];

export const BONUS_TYPES = ['welcome', 'sports', 'casino', 'other'] as const;
export type BonusType = (typeof BONUS_TYPES)[number];

export interface Contribution {
  readonly game: BonusGame;
  /** Of a stake, 0 to 100. */
  readonly percent: number;
}

/**
 * Coins that become cash part by part. `amount` is the sum of what is `locked`, `claimable` (earned, not yet claimed), `released` (cash by
 * now) and `lost`. Times are epoch milliseconds; null where the server named none. Source: /bonus/claims.
 */
export interface Bonus {
  readonly id: BonusId;
  readonly offerId: BonusOfferId;
  readonly name: string;
  readonly type: BonusType;
  readonly status: BonusStatus;
  readonly amount: Paise;
  /** What has to be wagered for all of it. */
  readonly target: Paise;
  readonly wagered: Paise;
  /** How many times the amount that is; null when not known. */
  readonly multiple: number | null;
  readonly partCount: number | null;
  /** Of an offer: how long it lasts once claimed. */
  readonly days: number | null;
  readonly minOdds: OddsHundredths | null;
  /** Of a larger stake only so much counts. */
  readonly maxBet: Paise | null;
  /** Its coins are in the wallet already. */
  readonly held: boolean;
  /** Another one has to end first. */
  readonly blocked: boolean;
  readonly contributions: readonly Contribution[];
  readonly terms: readonly string[];
  readonly locked: Paise;
  readonly claimable: Paise;
  readonly released: Paise;
  readonly lost: Paise;
  readonly claimedAt: number | null;
  readonly expiresAt: number | null;
  readonly endedAt: number | null;
}
