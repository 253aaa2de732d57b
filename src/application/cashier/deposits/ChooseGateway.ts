import type { GatewayId } from '@/domain/cashier/deposits/Gateway';
import type { GatewayMemory } from '../../ports/device/GatewayMemory';
import type { DepositsState } from '../../ports/state/DepositsState';

export class ChooseGateway {
  constructor(
    private readonly memory: Pick<GatewayMemory, 'choose'>,
    private readonly state: Pick<DepositsState, 'gatewaySelected'>,
  ) {}

  execute(id: GatewayId): void {
    this.memory.choose(id);
    this.state.gatewaySelected(id);
  }
}
