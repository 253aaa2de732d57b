import type { Container } from 'inversify';
import { openRewards, type RewardsApp } from '@/application/rewards/openRewards';
import { REWARDS_PORTS } from '@/application/rewards/RewardsParts';
import { LateParticipants } from '@/application/session/LateParticipants';
import { SubmissionStore } from '../../stores/SubmissionStore';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { offered } from '../offered';
import { takePorts } from '../takePorts';
import type { WholeAppParts } from '../WholeAppParts';

/** Joins bonuses and referrals to the running app. Called once. */
export async function joinRewards(
  container: Container,
  { backend, device }: WholeAppParts,
): Promise<RewardsApp> {
  const [gateways = {}, adapters] = await Promise.all([backend.rewards?.(), device.rewards()]);
  const get = getFrom(container);
  return openRewards(
    {
      ...takePorts(container, REWARDS_PORTS),
      bonusGateway: offered(gateways.bonusGateway),
      referralGateway: offered(gateways.referralGateway),
      ...adapters,
      newSubmission: () => new SubmissionStore(),
    },
    {
      notify: get(FEATURE.notify),
      late: get(LateParticipants),
      offerReferralCode: get(FEATURE.session).app.offerReferralCode,
    },
  );
}
