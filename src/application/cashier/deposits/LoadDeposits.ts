import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import { wasReplaced } from '@/domain/cashier/deposits/wasReplaced';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Clock } from '../../ports/device/Clock';
import type { DepositsGateway, DepositsOverview } from '../../ports/gateways/DepositsGateway';
import type { DepositsState, DepositsView } from '../../ports/state/DepositsState';
import type { SessionView } from '../../ports/state/SessionState';
import { NewestAnswer } from '../NewestAnswer';
import { isUndecided } from '@/domain/cashier/RequestStatus';
import type { FollowRequests } from '../followRequests';

/** The last deposits and the open order, as the server has them now. */
export class LoadDeposits {
  readonly #newest: NewestAnswer;

  constructor(
    private readonly deposits: Pick<DepositsGateway, 'overview'>,
    private readonly state: DepositsState,
    session: Pick<SessionView, 'epoch'>,
    private readonly clock: Clock,
    /** One that was waited for has arrived. */
    private readonly paid: (deposit: Deposit) => void,
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
    const paid = deposits.filter(({ id, status }) => status === 'approved' && this.#waits(id));
    this.#noteReplaced(reply.value);
    this.state.recentArrived(deposits);
    this.state.orderMoved(order === null ? null : { order, endsAt: this.clock.monotonic() + order.leftMs });
    for (const deposit of paid) this.paid(deposit);
  }

  /** An answer that is under way now is older than what has just been received. */
  outdate(): void {
    this.#newest.outdate();
  }

  /** One deposit as the server has it now; what was ordered has been paid with it. */
  received(deposit: Deposit): void {
    this.outdate();
    this.state.depositReceived(deposit);
    this.state.orderReplaced(null);
    if (this.state.order?.order.gateway === deposit.gateway) this.state.orderMoved(null);
  }

  /** What is shown as to be paid is not to change its figure without a word: money may be on its way for it. */
  #noteReplaced({ deposits, order }: DepositsOverview): void {
    const { recent, order: shown, replaced } = this.state;
    if (shown === null || replaced !== null) return;
    const known = recent.state === 'ready' ? recent.value : deposits;
    const since = deposits.filter(({ id }) => !known.some((each) => each.id === id));
    if (wasReplaced(shown.order, { order, since })) this.state.orderReplaced(shown);
  }

  #waits(id: string): boolean {
    const { recent } = this.state;
    return (
      recent.state === 'ready' && recent.value.some((each) => each.id === id && each.status === 'pending')
    );
  }
}

/** While a page of deposits is open: takes up what was sent before, and asks for what is not decided yet. */
export function watchDeposits(
  load: Pick<LoadDeposits, 'load'>,
  view: Pick<DepositsView, 'recent' | 'order'>,
  submissions: readonly { resume(): boolean }[],
  follow: FollowRequests,
) {
  return (): (() => void) => {
    for (const submission of submissions) submission.resume();
    void load.load();
    return follow(
      () => waits(),
      () => void load.load(),
    );
  };

  function waits(): boolean {
    const { recent, order } = view;
    // Another window may order something else: what is shown here is then not to be paid any more.
    if (order !== null) return true;
    return recent.state === 'ready' && recent.value.some(({ status }) => isUndecided(status));
  }
}
