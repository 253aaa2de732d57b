import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawStatusFilter } from '@/domain/cashier/withdrawals/withdrawFilter';
import { describeFailure } from '@/domain/shared/describeFailure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { WithdrawalId } from '@/domain/shared/ids';
import type { Cancellation } from '../../ports/device/Cancellation';
import type { WithdrawalsGateway } from '../../ports/gateways/WithdrawalsGateway';
import type { SessionView } from '../../ports/state/SessionState';

const PAGE_SIZE = 100;
/** 10 000 requests: what a spreadsheet and a phone still take without complaint (F19). */
const MOST_PAGES = 100;

export interface CollectedWithdrawals {
  readonly withdrawals: readonly Withdrawal[];
  /** False when there are more than are ever collected. */
  readonly whole: boolean;
}

/** All withdrawals of a status, for a file: page after page, never a part that passes for the whole. */
export class CollectWithdrawals {
  constructor(
    private readonly gateway: Pick<WithdrawalsGateway, 'list'>,
    private readonly session: Pick<SessionView, 'epoch'>,
  ) {}

  async execute(
    status: WithdrawStatusFilter,
    cancellation?: Cancellation,
  ): Promise<Result<CollectedWithdrawals, Message>> {
    const { epoch } = this.session;
    // What is asked for meanwhile pushes the others one on: what comes twice is kept once.
    const found = new Map<WithdrawalId, Withdrawal>();
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const query = { skip: page * PAGE_SIZE, pageSize: PAGE_SIZE, ...(status === 'all' ? {} : { status }) };
      const reply = await this.gateway.list(query, cancellation);
      if (this.session.epoch !== epoch || cancellation?.cancelled === true)
        return fail(say('withdraw.listFailed'));
      if (!reply.ok) return fail(describeFailure(reply.error, 'withdraw.listFailed'));
      for (const each of reply.value.withdrawals) found.set(each.id, each);
      if (reply.value.withdrawals.length === 0 || (page + 1) * PAGE_SIZE >= reply.value.count)
        return ok({ withdrawals: [...found.values()], whole: true });
    }
    return ok({ withdrawals: [...found.values()], whole: false });
  }
}
