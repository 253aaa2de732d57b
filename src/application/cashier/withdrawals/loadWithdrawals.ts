import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawFilter, WithdrawStatusFilter } from '@/domain/cashier/withdrawals/withdrawFilter';
import type { Message } from '@/domain/shared/Message';
import { ok, type Result } from '@/domain/shared/Result';
import type { Cancellation } from '../../ports/device/Cancellation';
import type { WithdrawalsPage } from '../../ports/gateways/WithdrawalsGateway';
import type { AllPorts } from '../../ports/LaterPorts';
import { collectPages } from '../../shared/collectPages';
import { askFor } from '../../shared/duringSession';

type ListPorts = Pick<AllPorts, 'withdrawalsGateway' | 'session'>;

const failed = 'withdraw.listFailed';
const asked = (status: WithdrawStatusFilter) => (status === 'all' ? {} : { status });

/** One page of the player's withdrawals (CASH-02, /withdrawList). */
export function loadWithdrawals({ withdrawalsGateway, session }: ListPorts) {
  return (
    { status, page, size }: WithdrawFilter,
    cancellation?: Cancellation,
  ): Promise<Result<WithdrawalsPage, Message>> =>
    askFor(session, failed, async () => {
      const query = { skip: (page - 1) * size, pageSize: size, ...asked(status) };
      const reply = await withdrawalsGateway.list(query, cancellation);
      // A backend may give more than was asked for: the page stays a page (F19).
      return reply.ok ? ok({ ...reply.value, withdrawals: reply.value.withdrawals.slice(0, size) }) : reply;
    });
}

export interface CollectedWithdrawals {
  readonly withdrawals: readonly Withdrawal[];
  /** False when there are more than are ever collected. */
  readonly whole: boolean;
  /** Rows that could not be read and are not in it. */
  readonly unread: number;
}

/** All withdrawals of a status, for a file: page after page, never a part that passes for the whole. */
export function collectWithdrawals({ withdrawalsGateway, session }: ListPorts) {
  return (
    status: WithdrawStatusFilter,
    cancellation?: Cancellation,
  ): Promise<Result<CollectedWithdrawals, Message>> =>
    askFor(session, failed, async () => {
      const all = await collectPages(session, cancellation, async (skip, pageSize) => {
        const reply = await withdrawalsGateway.list({ skip, pageSize, ...asked(status) }, cancellation);
        return reply.ok ? ok({ ...reply.value, rows: reply.value.withdrawals }) : reply;
      });
      if (!all.ok) return all;
      const { rows: withdrawals, whole, unread } = all.value;
      return ok({ withdrawals, whole, unread });
    });
}
