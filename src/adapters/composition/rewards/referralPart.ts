import type { Container } from 'inversify';
import type { ReferralApp } from '@/application/rewards/ReferralApp';
import type { WatchRewards } from '@/application/rewards/WatchRewards';
import type { RewardsParts } from './openRewards';

/** Builds what belongs to referrals and gives its door. */
export function referralPart(_container: Container, _parts: RewardsParts, _watch: WatchRewards): ReferralApp {
  return {};
}
