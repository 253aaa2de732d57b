import type { Logger } from '@/application/ports/device/Logger';
import { HttpProfileGateway } from '../../http/profile/HttpProfileGateway';
import { HttpKycGateway } from '../../http/cashier/HttpKycGateway';
import { HttpBankAccountsGateway } from '../../http/cashier/HttpBankAccountsGateway';
import type { HttpClient } from '../../http/HttpClient';
import type { ProfileGateways } from '../Backend';

export function profileGateways(http: HttpClient, logger: Logger): ProfileGateways {
  return {
    profileGateway: new HttpProfileGateway(http),
    kycGateway: new HttpKycGateway(http, logger),
    bankAccountsGateway: new HttpBankAccountsGateway(http, logger),
  };
}
