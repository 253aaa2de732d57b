import { describeFailure } from '@/domain/shared/describeFailure';
import type { GatewayMemory } from '../../ports/device/GatewayMemory';
import type { DepositsGateway } from '../../ports/gateways/DepositsGateway';
import type { DepositsState } from '../../ports/state/DepositsState';
import type { SessionView } from '../../ports/state/SessionState';

/** Asks for the ways to pay in. What the session kept is shown until the answer is there (CASH-01). */
export class LoadGateways {
  constructor(
    private readonly deposits: Pick<DepositsGateway, 'gateways'>,
    private readonly state: DepositsState,
    private readonly memory: GatewayMemory,
    private readonly session: Pick<SessionView, 'epoch'>,
  ) {}

  async execute(): Promise<void> {
    if (this.state.gateways.state !== 'ready') {
      const saved = this.memory.load();
      if (saved.length > 0) this.state.gatewaysArrived({ gateways: saved, daily: null });
      this.state.gatewaySelected(this.memory.chosen());
    }
    const { epoch } = this.session;
    const reply = await this.deposits.gateways();
    if (this.session.epoch !== epoch) return;
    if (!reply.ok) {
      this.state.gatewaysFailed(describeFailure(reply.error, 'deposit.gatewaysFailed'));
      return;
    }
    this.memory.keep(reply.value.gateways);
    this.state.gatewaysArrived(reply.value);
  }
}
