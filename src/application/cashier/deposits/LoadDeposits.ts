import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Clock } from '../../ports/device/Clock';
import type { DepositsGateway } from '../../ports/gateways/DepositsGateway';
import type { DepositsState } from '../../ports/state/DepositsState';
import type { SessionView } from '../../ports/state/SessionState';
import { NewestAnswer } from '../NewestAnswer';

/** The last deposits and the open order, as the server has them now. */
export class LoadDeposits {
  readonly #newest: NewestAnswer;

  constructor(
    private readonly deposits: Pick<DepositsGateway, 'overview'>,
    private readonly state: DepositsState,
    session: Pick<SessionView, 'epoch'>,
    private readonly clock: Clock,
    private readonly syncWallet: () => Promise<void>,
  ) {
    this.#newest = new NewestAnswer(session);
  }

  async load(): Promise<void> {
    const reply = await this.#newest.to(() => this.deposits.overview());
    if (reply === null) return;
    if (!reply.ok) {
      this.state.recentFailed(describeFailure(reply.error, 'deposit.failed'));
      return;
    }
    const { deposits, order } = reply.value;
    const paid = deposits.some(({ id, status }) => status === 'approved' && this.#waits(id));
    this.state.recentArrived(deposits);
    this.state.orderMoved(order === null ? null : { order, endsAt: this.clock.monotonic() + order.leftMs });
    if (paid) void this.syncWallet();
  }

  /** An answer that is under way now is older than what has just been told. */
  outdate(): void {
    this.#newest.outdate();
  }

  /** One deposit as the server has it now; what was ordered has been paid with it. */
  received(deposit: Deposit): void {
    this.outdate();
    this.state.depositReceived(deposit);
    if (this.state.order?.order.gateway === deposit.gateway) this.state.orderMoved(null);
  }

  #waits(id: string): boolean {
    const { recent } = this.state;
    return (
      recent.state === 'ready' && recent.value.some((each) => each.id === id && each.status === 'pending')
    );
  }
}
