import type { BonusApp } from './BonusApp';
import type { ReferralApp } from './ReferralApp';

/** Bonuses and what friends bring. A part of the app of its own: it comes when a page first needs it. */
export interface RewardsApp {
  readonly bonus: BonusApp;
  readonly referral: ReferralApp;
}
