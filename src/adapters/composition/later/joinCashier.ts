import type { Container } from 'inversify';
import type { CashierApp } from '@/application/cashier/CashierApp';
import { CASHIER_PORTS } from '@/application/cashier/CashierParts';
import { openCashier } from '@/application/cashier/openCashier';
import { LateParticipants } from '@/application/session/LateParticipants';
import { decodeGatewayList } from '../../http/cashier/gatewayListWire';
import { gatewaysOnWire } from '../../http/cashier/gatewaysOnWire';
import { StoredGateways } from '../../storage/StoredGateways';
import { DepositsStore } from '../../stores/DepositsStore';
import { KycStore } from '../../stores/KycStore';
import { SubmissionStore } from '../../stores/SubmissionStore';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { offered } from '../offered';
import { takePorts } from '../takePorts';
import { PORT } from '../tokens';
import type { WholeAppParts } from '../WholeAppParts';

/** Joins money in and out to the running app. Called once. */
export async function joinCashier(
  container: Container,
  { backend, device }: WholeAppParts,
): Promise<CashierApp> {
  const [gateways = {}, adapters] = await Promise.all([backend.cashier?.(), device.cashier()]);
  const get = getFrom(container);
  const ports = takePorts(container, CASHIER_PORTS);
  const logger = get(PORT.logger);
  return openCashier(
    {
      ...ports,
      depositsGateway: offered(gateways.depositsGateway),
      withdrawalsGateway: offered(gateways.withdrawalsGateway),
      bankAccountsGateway: offered(gateways.bankAccountsGateway),
      kycGateway: offered(gateways.kycGateway),
      statementGateway: offered(gateways.statementGateway),
      gatewayMemory: new StoredGateways(ports.sessionStore, {
        toSaved: gatewaysOnWire,
        fromSaved: (saved) => decodeGatewayList(saved, logger).gateways,
      }),
      ...adapters,
      deposits: new DepositsStore(),
      kyc: new KycStore(),
      newSubmission: () => new SubmissionStore(),
    },
    {
      notify: get(FEATURE.notify),
      syncWallet: () => get(FEATURE.wallet).sync.sync(),
      playSound: (cue, figures) => get(FEATURE.notices).sound.play(cue, figures),
      late: get(LateParticipants),
    },
  );
}
