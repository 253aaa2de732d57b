import type { BonusApp } from './BonusApp';
import { openBonuses } from './openBonuses';
import { openReferral } from './openReferral';
import type { ReferralApp } from './ReferralApp';
import type { RewardsPorts, RewardsShared } from './RewardsParts';
import { watchRewards } from './watchRewards';

/** Bonuses and what friends bring. A part of the app of its own: it comes when a page first needs it. */
export interface RewardsApp {
  readonly bonus: BonusApp;
  readonly referral: ReferralApp;
}

/** Once a page: it goes on with every session. */
export function openRewards(ports: RewardsPorts, shared: RewardsShared): RewardsApp {
  const watch = watchRewards(ports);
  return {
    bonus: { ...openBonuses(ports, shared), watch },
    referral: { ...openReferral(ports, shared), watch },
  };
}
