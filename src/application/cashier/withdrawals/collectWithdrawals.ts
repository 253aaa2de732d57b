import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawStatusFilter } from '@/domain/cashier/withdrawals/withdrawFilter';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { AllPorts } from '../../ports/LaterPorts';
import type { Cancellation } from '../../ports/device/Cancellation';
import { collectPages } from '../../shared/collectPages';

export interface CollectedWithdrawals {
  readonly withdrawals: readonly Withdrawal[];
  /** False when there are more than are ever collected. */
  readonly whole: boolean;
  /** Rows that could not be read and are not in it. */
  readonly unread: number;
}

/** All withdrawals of a status, for a file: page after page, never a part that passes for the whole. */
export function collectWithdrawals(ports: Pick<AllPorts, 'withdrawalsGateway' | 'session'>) {
  return async (
    status: WithdrawStatusFilter,
    cancellation?: Cancellation,
  ): Promise<Result<CollectedWithdrawals, Message>> => {
    let unread = 0;
    const all = await collectPages(
      ports.session,
      cancellation,
      async (skip, pageSize) => {
        const query = { skip, pageSize, ...(status === 'all' ? {} : { status }) };
        const reply = await ports.withdrawalsGateway.list(query, cancellation);
        if (!reply.ok) return reply;
        unread += reply.value.unread ?? 0;
        return ok({ rows: reply.value.withdrawals, count: reply.value.count });
      },
      ({ id }) => id,
    );
    if (!all.ok) return fail(describeFailure(all.error, 'withdraw.listFailed'));
    return ok({ withdrawals: all.value.rows, whole: all.value.whole, unread });
  };
}
