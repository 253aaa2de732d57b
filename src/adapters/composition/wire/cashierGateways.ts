import { httpDepositsGateway } from '../../http/cashier/httpDepositsGateway';
import { httpWithdrawalsGateway } from '../../http/cashier/httpWithdrawalsGateway';
import { httpBankAccountsGateway } from '../../http/cashier/httpBankAccountsGateway';
import { httpKycGateway } from '../../http/cashier/httpKycGateway';
import { httpStatementGateway } from '../../http/cashier/httpStatementGateway';
import type { HttpClient } from '../../http/HttpClient';
import type { CashierGateways } from '../Backend';

export function cashierGateways(http: HttpClient): CashierGateways {
  return {
    depositsGateway: httpDepositsGateway(http),
    withdrawalsGateway: httpWithdrawalsGateway(http),
    bankAccountsGateway: httpBankAccountsGateway(http),
    kycGateway: httpKycGateway(http),
    statementGateway: httpStatementGateway(http),
  };
}
