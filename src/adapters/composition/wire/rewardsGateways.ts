import { httpBonusGateway } from '../../http/rewards/httpBonusGateway';
import { httpReferralGateway } from '../../http/rewards/httpReferralGateway';
import type { HttpClient } from '../../http/HttpClient';
import type { RewardsGateways } from '../Backend';

export function rewardsGateways(http: HttpClient): RewardsGateways {
  return {
    bonusGateway: httpBonusGateway(http),
    referralGateway: httpReferralGateway(http),
  };
}
