import type { Container } from 'inversify';
import type { CashierApp } from '@/application/cashier/CashierApp';
import { CASHIER_PORTS } from '@/application/cashier/CashierParts';
import { openCashier } from '@/application/cashier/openCashier';
import { LateParticipants } from '@/application/session/LateParticipants';
import { decodeGatewayList } from '../../http/cashier/gatewayListWire';
import { gatewaysOnWire } from '../../http/cashier/gatewaysOnWire';
import { HttpBankAccountsGateway } from '../../http/cashier/HttpBankAccountsGateway';
import { HttpDepositsGateway } from '../../http/cashier/HttpDepositsGateway';
import { HttpKycGateway } from '../../http/cashier/HttpKycGateway';
import { HttpStatementGateway } from '../../http/cashier/HttpStatementGateway';
import { HttpWithdrawalsGateway } from '../../http/cashier/HttpWithdrawalsGateway';
import { StoredGateways } from '../../storage/StoredGateways';
import { DepositsStore } from '../../stores/DepositsStore';
import { KycStore } from '../../stores/KycStore';
import { SubmissionStore } from '../../stores/SubmissionStore';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { takePorts } from '../takePorts';
import { PORT } from '../tokens';
import type { LaterParts } from './LaterParts';

/** Joins money in and out to the running app. Called once. */
export async function joinCashier(container: Container, { http, device }: LaterParts): Promise<CashierApp> {
  const get = getFrom(container);
  const ports = takePorts(container, CASHIER_PORTS);
  const logger = get(PORT.logger);
  return openCashier(
    {
      ...ports,
      depositsGateway: new HttpDepositsGateway(http, logger),
      withdrawalsGateway: new HttpWithdrawalsGateway(http, logger),
      bankAccountsGateway: new HttpBankAccountsGateway(http, logger),
      kycGateway: new HttpKycGateway(http, logger),
      statementGateway: new HttpStatementGateway(http, logger),
      gatewayMemory: new StoredGateways(ports.sessionStore, {
        toSaved: gatewaysOnWire,
        fromSaved: (saved) => decodeGatewayList(saved, logger).gateways,
      }),
      ...(await device.cashier()),
      deposits: new DepositsStore(),
      kyc: new KycStore(),
      newSubmission: () => new SubmissionStore(),
    },
    {
      notify: get(FEATURE.notify),
      syncWallet: () => get(FEATURE.wallet).sync.sync(),
      late: get(LateParticipants),
    },
  );
}
