import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import type { DepositOrder } from '@/domain/cashier/deposits/DepositOrder';
import type { GatewayId, GatewayList } from '@/domain/cashier/deposits/Gateway';
import type { Message } from '@/domain/shared/Message';
import type { Loadable } from './MatchesState';

export interface OpenOrder {
  readonly order: DepositOrder;
  /** When its time is over, on the clock that only grows (monotonic milliseconds). */
  readonly endsAt: number;
}

export interface DepositsView {
  /** Loading until it has been asked for. */
  readonly gateways: Loadable<GatewayList>;
  /** The last deposits, newest first. */
  readonly recent: Loadable<readonly Deposit[]>;
  /** What is to be paid now; its time may be over. */
  readonly order: OpenOrder | null;
  /** What was to be paid here until another window ordered something else; null: nothing, or the player has gone on from it. */
  readonly replaced: OpenOrder | null;
  /** Used last in this session. */
  readonly selected: GatewayId | null;
}

export interface DepositsState extends DepositsView {
  gatewaysArrived(list: GatewayList): void;
  /** A list that is shown stays. */
  gatewaysFailed(message: Message): void;
  recentArrived(deposits: readonly Deposit[]): void;
  recentFailed(message: Message): void;
  /** One deposit as the server has it now. */
  depositReceived(deposit: Deposit): void;
  orderMoved(order: OpenOrder | null): void;
  /** null: the player has gone on from it. */
  orderReplaced(order: OpenOrder | null): void;
  gatewaySelected(id: GatewayId | null): void;
  /** Nobody's any more. */
  forgotten(): void;
}
