import type { Logger } from '@/application/ports/device/Logger';
import { HttpDepositsGateway } from '../../http/cashier/HttpDepositsGateway';
import { HttpWithdrawalsGateway } from '../../http/cashier/HttpWithdrawalsGateway';
import { HttpBankAccountsGateway } from '../../http/cashier/HttpBankAccountsGateway';
import { HttpKycGateway } from '../../http/cashier/HttpKycGateway';
import { HttpStatementGateway } from '../../http/cashier/HttpStatementGateway';
import type { HttpClient } from '../../http/HttpClient';
import type { CashierGateways } from '../Backend';

export function cashierGateways(http: HttpClient, logger: Logger): CashierGateways {
  return {
    depositsGateway: new HttpDepositsGateway(http, logger),
    withdrawalsGateway: new HttpWithdrawalsGateway(http, logger),
    bankAccountsGateway: new HttpBankAccountsGateway(http, logger),
    kycGateway: new HttpKycGateway(http, logger),
    statementGateway: new HttpStatementGateway(http, logger),
  };
}
