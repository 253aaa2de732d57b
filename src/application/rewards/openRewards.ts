import { referralLink } from '@/domain/rewards/referralLink';
import type { BonusApp } from './BonusApp';
import { generateReferralCode } from './generateReferralCode';
import { loadReferral } from './loadReferral';
import { openBonuses } from './openBonuses';
import { referralArrived } from './referralArrived';
import type { RewardsApp } from './RewardsApp';
import type { RewardsPorts, RewardsShared } from './RewardsParts';
import { watchRewards } from './watchRewards';

/** Bonuses and referrals. Once a page: it goes on with every session. */
export function openRewards(ports: RewardsPorts, shared: RewardsShared): RewardsApp {
  const { qrCodes, address } = ports;
  const watch = watchRewards(ports);
  const bonus: BonusApp = { ...openBonuses(ports, shared), watch };
  return {
    bonus,
    referral: {
      load: loadReferral(ports),
      generate: generateReferralCode(ports),
      linkTo: (code, channel) => referralLink(address.ownOrigin, code, channel),
      qrOf: (link) => qrCodes.squares(link),
      arrived: referralArrived(ports, shared.offerReferralCode),
      watch,
    },
  };
}
