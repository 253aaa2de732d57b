import type { DepositOrder } from '@/domain/cashier/deposits/DepositOrder';
import type { GatewayId } from '@/domain/cashier/deposits/Gateway';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { AllPorts } from '../../ports/LaterPorts';
import { duringSession } from '../../shared/duringSession';
import type { LoadDeposits } from './LoadDeposits';
import type { OrderRefusal } from './OrderRefusal';

const FAILED: OrderRefusal = { message: say('deposit.failed'), code: null };

/** Asks what is to be paid for an amount, or for more time to pay it. Neither moves money, so both may be asked again. */
export class OrderDeposit {
  constructor(
    private readonly ports: Pick<AllPorts, 'depositsGateway' | 'deposits' | 'session' | 'clock'>,
    private readonly load: Pick<LoadDeposits, 'outdate'>,
  ) {}

  order(gateway: GatewayId, amount: Paise): Promise<Result<void, OrderRefusal>> {
    return this.#take(() => this.ports.depositsGateway.order(gateway, amount));
  }

  extend(): Promise<Result<void, OrderRefusal>> {
    const open = this.ports.deposits.order;
    return open === null
      ? Promise.resolve(fail(FAILED))
      : this.#take(() => this.ports.depositsGateway.extend(open.order.id));
  }

  async #take(ask: () => Promise<Result<DepositOrder, Failure>>): Promise<Result<void, OrderRefusal>> {
    const reply = await duringSession(this.ports.session, ask);
    if (!reply.ok) return fail(refusal(reply.error));
    this.load.outdate();
    this.ports.deposits.orderReplaced(null);
    this.ports.deposits.orderMoved({
      order: reply.value,
      endsAt: this.ports.clock.monotonic() + reply.value.leftMs,
    });
    return ok();
  }
}

function refusal(failure: Failure): OrderRefusal {
  const code = failure.kind === 'refused' ? (failure.code ?? null) : null;
  return { message: describeFailure(failure, 'deposit.failed'), code };
}
