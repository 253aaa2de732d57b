import type { GatewayId } from '@/domain/cashier/deposits/Gateway';
import type { LaterPorts } from '../../ports/LaterPorts';

export function chooseGateway(ports: Pick<LaterPorts, 'gatewayMemory' | 'deposits'>) {
  return (id: GatewayId): void => {
    ports.gatewayMemory.choose(id);
    ports.deposits.gatewaySelected(id);
  };
}
