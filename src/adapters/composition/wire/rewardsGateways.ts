import type { Logger } from '@/application/ports/device/Logger';
import { HttpBonusGateway } from '../../http/rewards/HttpBonusGateway';
import { HttpReferralGateway } from '../../http/rewards/HttpReferralGateway';
import type { HttpClient } from '../../http/HttpClient';
import type { RewardsGateways } from '../Backend';

export function rewardsGateways(http: HttpClient, logger: Logger): RewardsGateways {
  return {
    bonusGateway: new HttpBonusGateway(http, logger),
    referralGateway: new HttpReferralGateway(http, logger),
  };
}
