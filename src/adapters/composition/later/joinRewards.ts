import type { Container } from 'inversify';
import { openRewards } from '@/application/rewards/openRewards';
import type { RewardsApp } from '@/application/rewards/RewardsApp';
import { REWARDS_PORTS } from '@/application/rewards/RewardsParts';
import { LateParticipants } from '@/application/session/LateParticipants';
import { HttpBonusGateway } from '../../http/rewards/HttpBonusGateway';
import { HttpReferralGateway } from '../../http/rewards/HttpReferralGateway';
import { SubmissionStore } from '../../stores/SubmissionStore';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { takePorts } from '../takePorts';
import { PORT } from '../tokens';
import type { LaterParts } from './LaterParts';

/** Joins bonuses and referrals to the running app. Called once. */
export async function joinRewards(container: Container, { http, device }: LaterParts): Promise<RewardsApp> {
  const get = getFrom(container);
  const logger = get(PORT.logger);
  return openRewards(
    {
      ...takePorts(container, REWARDS_PORTS),
      bonusGateway: new HttpBonusGateway(http, logger),
      referralGateway: new HttpReferralGateway(http, logger),
      ...(await device.rewards()),
      newSubmission: () => new SubmissionStore(),
    },
    {
      notify: get(FEATURE.notify),
      late: get(LateParticipants),
      offerReferralCode: get(FEATURE.session).app.offerReferralCode,
    },
  );
}
