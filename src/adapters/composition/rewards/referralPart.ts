import type { Container } from 'inversify';
import { GenerateReferralCode } from '@/application/rewards/GenerateReferralCode';
import { LoadReferral } from '@/application/rewards/LoadReferral';
import { ReferralArrived } from '@/application/rewards/ReferralArrived';
import type { ReferralApp } from '@/application/rewards/ReferralApp';
import type { WatchRewards } from '@/application/rewards/WatchRewards';
import { referralLink } from '@/domain/rewards/referralLink';
import { UqrCodes } from '../../browser/UqrCodes';
import { HttpReferralGateway } from '../../http/rewards/HttpReferralGateway';
import { DocumentCookieWriter } from '../../storage/DocumentCookieWriter';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { PORT } from '../tokens';
import type { RewardsParts } from './openRewards';

/** Builds what belongs to referrals and gives its door. */
export function referralPart(container: Container, { http }: RewardsParts, watch: WatchRewards): ReferralApp {
  const get = getFrom(container);
  const session = get(PORT.session);
  const gateway = new HttpReferralGateway(http, get(PORT.logger));
  const cookies = new DocumentCookieWriter((cookie) => {
    document.cookie = cookie;
  }, location.protocol === 'https:');
  const codes = new UqrCodes();
  const { ownOrigin } = get(PORT.address);
  return {
    load: new LoadReferral(gateway, session),
    generate: new GenerateReferralCode(gateway, session),
    linkTo: { execute: (code, channel) => referralLink(ownOrigin, code, channel) },
    qrOf: { execute: (link) => codes.squares(link) },
    arrived: new ReferralArrived(get(FEATURE.session).app.offerReferralCode, cookies, gateway),
    watch,
  };
}
