import { referralLink } from '@/domain/rewards/referralLink';
import type { BonusApp } from './BonusApp';
import { GenerateReferralCode } from './GenerateReferralCode';
import { LoadReferral } from './LoadReferral';
import { openBonuses } from './openBonuses';
import { ReferralArrived } from './ReferralArrived';
import type { RewardsApp } from './RewardsApp';
import type { RewardsPorts, RewardsShared } from './RewardsParts';
import { WatchRewards } from './WatchRewards';

/** Bonuses and referrals. Once a page: it goes on with every session. */
export function openRewards(ports: RewardsPorts, shared: RewardsShared): RewardsApp {
  const { playerFeed, pageLife, scheduler, referralGateway, session, cookieWriter, qrCodes, address } = ports;
  const watch = new WatchRewards(playerFeed, pageLife, scheduler);
  const bonus: BonusApp = { ...openBonuses(ports, shared), watch };
  return {
    bonus,
    referral: {
      load: new LoadReferral(referralGateway, session),
      generate: new GenerateReferralCode(referralGateway, session),
      linkTo: { execute: (code, channel) => referralLink(address.ownOrigin, code, channel) },
      qrOf: { execute: (link) => qrCodes.squares(link) },
      arrived: new ReferralArrived(shared.offerReferralCode, cookieWriter, referralGateway),
      watch,
    },
  };
}
