import type { Friend } from './Referral';

/** Who hears about friends: whoever brought them. */
export interface ReferralEvents {
  readonly joined: (friend: Friend) => void;
  /** Paise; `first`: of this friend. */
  readonly earned: (friend: Friend, amount: number, first: boolean) => void;
}
