import type { Paise } from '@/domain/shared/Money';

/** How far the proof of identity is. `unknown`: a word that we do not know, being checked. */
export type KycWord = 'none' | 'pending' | 'approved' | 'declined' | 'expired' | 'unknown';

/** Where a player's money is when they want it out; the server's figures, paise. */
export interface WithdrawSituation {
  readonly cash: Paise;
  /** Bonus coins: never withdrawable. */
  readonly coins: Paise;
  /** The part of the cash that a bonus holds until enough has been wagered. */
  readonly locked: Paise;
  /** What can be asked for now. */
  readonly withdrawable: Paise;
  /** Asked for and not decided yet: no longer part of the cash. */
  readonly onItsWay: Paise;
  readonly kyc: KycWord;
  /** Requests of today (in India), and how many a day has. */
  readonly today: number;
  readonly dailyMost: number;
  /** Ids of the methods that have a request waiting: one at a time. */
  readonly waiting: readonly string[];
}
