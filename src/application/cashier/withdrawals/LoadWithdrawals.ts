import type { WithdrawFilter } from '@/domain/cashier/withdrawals/withdrawFilter';
import { describeFailure } from '@/domain/shared/describeFailure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../../ports/device/Cancellation';
import type { WithdrawalsGateway, WithdrawalsPage } from '../../ports/gateways/WithdrawalsGateway';
import type { SessionView } from '../../ports/state/SessionState';

/** One page of the player's withdrawals (CASH-02, /withdrawList). */
export class LoadWithdrawals {
  constructor(
    private readonly gateway: Pick<WithdrawalsGateway, 'list'>,
    private readonly session: Pick<SessionView, 'epoch'>,
  ) {}

  async execute(
    { status, page, size }: WithdrawFilter,
    cancellation?: Cancellation,
  ): Promise<Result<WithdrawalsPage, Message>> {
    const { epoch } = this.session;
    const query = { skip: (page - 1) * size, pageSize: size, ...(status === 'all' ? {} : { status }) };
    const reply = await this.gateway.list(query, cancellation);
    // Money of somebody who has left is nobody's (F17).
    if (this.session.epoch !== epoch) return fail(say('withdraw.listFailed'));
    if (!reply.ok) return fail(describeFailure(reply.error, 'withdraw.listFailed'));
    // A backend may give more than was asked for: the page stays a page (F19).
    return ok({ ...reply.value, withdrawals: reply.value.withdrawals.slice(0, size) });
  }
}
