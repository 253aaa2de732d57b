import { httpProfileGateway } from '../../http/profile/httpProfileGateway';
import { httpKycGateway } from '../../http/cashier/httpKycGateway';
import { httpBankAccountsGateway } from '../../http/cashier/httpBankAccountsGateway';
import type { HttpClient } from '../../http/HttpClient';
import type { ProfileGateways } from '../Backend';

export function profileGateways(http: HttpClient): ProfileGateways {
  return {
    profileGateway: httpProfileGateway(http),
    kycGateway: httpKycGateway(http),
    bankAccountsGateway: httpBankAccountsGateway(http),
  };
}
