import type { DepositsState, OpenOrder } from '@/application/ports/state/DepositsState';
import type { Loadable } from '@/application/ports/state/MatchesState';
import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import type { GatewayId, GatewayList } from '@/domain/cashier/deposits/Gateway';
import type { Message } from '@/domain/shared/Message';
import { observed } from './observed';

export class DepositsStore implements DepositsState {
  gateways: Loadable<GatewayList> = { state: 'loading' };
  recent: Loadable<readonly Deposit[]> = { state: 'loading' };
  order: OpenOrder | null = null;
  replaced: OpenOrder | null = null;
  selected: GatewayId | null = null;

  constructor() {
    observed(this);
  }

  gatewaysArrived(list: GatewayList): void {
    this.gateways = { state: 'ready', value: list };
  }

  gatewaysFailed(message: Message): void {
    if (this.gateways.state !== 'ready') this.gateways = { state: 'failed', message };
  }

  recentArrived(deposits: readonly Deposit[]): void {
    this.recent = { state: 'ready', value: deposits };
  }

  recentFailed(message: Message): void {
    if (this.recent.state !== 'ready') this.recent = { state: 'failed', message };
  }

  depositReceived(deposit: Deposit): void {
    const known = this.recent.state === 'ready' ? this.recent.value : [];
    this.recent = { state: 'ready', value: [deposit, ...known.filter(({ id }) => id !== deposit.id)] };
  }

  orderMoved(order: OpenOrder | null): void {
    this.order = order;
  }

  orderReplaced(order: OpenOrder | null): void {
    this.replaced = order;
  }

  gatewaySelected(id: GatewayId | null): void {
    this.selected = id;
  }

  forgotten(): void {
    this.gateways = { state: 'loading' };
    this.recent = { state: 'loading' };
    this.order = null;
    this.replaced = null;
    this.selected = null;
  }
}
