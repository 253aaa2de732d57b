import { describeFailure } from '@/domain/shared/describeFailure';
import type { AllPorts, LaterPorts } from '../../ports/LaterPorts';
import type { GatewayId } from '@/domain/cashier/deposits/Gateway';

/** Asks for the ways to pay in. What the session saved is shown until the answer is there (CASH-01). */
export function loadGateways(
  ports: Pick<AllPorts, 'depositsGateway' | 'deposits' | 'gatewayMemory' | 'session'>,
) {
  return async (): Promise<void> => {
    if (ports.deposits.gateways.state !== 'ready') {
      const saved = ports.gatewayMemory.load();
      if (saved.length > 0) ports.deposits.gatewaysArrived({ gateways: saved, daily: null });
      ports.deposits.gatewaySelected(ports.gatewayMemory.chosen());
    }
    const { epoch } = ports.session;
    const reply = await ports.depositsGateway.gateways();
    if (ports.session.epoch !== epoch) return;
    if (!reply.ok) {
      ports.deposits.gatewaysFailed(describeFailure(reply.error, 'deposit.gatewaysFailed'));
      return;
    }
    ports.gatewayMemory.keep(reply.value.gateways);
    ports.deposits.gatewaysArrived(reply.value);
  };
}

export function chooseGateway(ports: Pick<LaterPorts, 'gatewayMemory' | 'deposits'>) {
  return (id: GatewayId): void => {
    ports.gatewayMemory.choose(id);
    ports.deposits.gatewaySelected(id);
  };
}
