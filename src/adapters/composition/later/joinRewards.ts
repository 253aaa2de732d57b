import type { Container } from 'inversify';
import { Notify } from '@/application/notices/Notify';
import { openRewards } from '@/application/rewards/openRewards';
import type { RewardsApp } from '@/application/rewards/RewardsApp';
import { REWARDS_PORTS } from '@/application/rewards/RewardsParts';
import { LateParticipants } from '@/application/session/LateParticipants';
import { UqrCodes } from '../../browser/UqrCodes';
import { HttpBonusGateway } from '../../http/rewards/HttpBonusGateway';
import { HttpReferralGateway } from '../../http/rewards/HttpReferralGateway';
import { DocumentCookieWriter } from '../../storage/DocumentCookieWriter';
import { SubmissionStore } from '../../stores/SubmissionStore';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { takePorts } from '../takePorts';
import { PORT } from '../tokens';
import type { LaterParts } from './LaterParts';

/** Joins bonuses and referrals to the running app. Called once. */
export function joinRewards(container: Container, { http }: LaterParts): RewardsApp {
  const get = getFrom(container);
  const logger = get(PORT.logger);
  return openRewards(
    {
      ...takePorts(container, REWARDS_PORTS),
      bonusGateway: new HttpBonusGateway(http, logger),
      referralGateway: new HttpReferralGateway(http, logger),
      cookieWriter: new DocumentCookieWriter((cookie) => {
        document.cookie = cookie;
      }, location.protocol === 'https:'),
      qrCodes: new UqrCodes(),
      newSubmission: () => new SubmissionStore(),
    },
    {
      notify: get(Notify),
      late: get(LateParticipants),
      offerReferralCode: get(FEATURE.session).app.offerReferralCode,
    },
  );
}
