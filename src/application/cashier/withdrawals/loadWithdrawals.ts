import type { WithdrawFilter } from '@/domain/cashier/withdrawals/withdrawFilter';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { AllPorts } from '../../ports/LaterPorts';
import type { Cancellation } from '../../ports/device/Cancellation';
import type { WithdrawalsPage } from '../../ports/gateways/WithdrawalsGateway';
import { duringSession } from '../../shared/duringSession';

/** One page of the player's withdrawals (CASH-02, /withdrawList). */
export function loadWithdrawals(ports: Pick<AllPorts, 'withdrawalsGateway' | 'session'>) {
  return async (
    { status, page, size }: WithdrawFilter,
    cancellation?: Cancellation,
  ): Promise<Result<WithdrawalsPage, Message>> => {
    const query = { skip: (page - 1) * size, pageSize: size, ...(status === 'all' ? {} : { status }) };
    const reply = await duringSession(ports.session, () =>
      ports.withdrawalsGateway.list(query, cancellation),
    );
    if (!reply.ok) return fail(describeFailure(reply.error, 'withdraw.listFailed'));
    // A backend may give more than was asked for: the page stays a page (F19).
    return ok({ ...reply.value, withdrawals: reply.value.withdrawals.slice(0, size) });
  };
}
