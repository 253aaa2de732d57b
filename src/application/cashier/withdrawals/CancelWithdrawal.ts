import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import { describeFailure } from '@/domain/shared/describeFailure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { WithdrawalId } from '@/domain/shared/ids';
import type { WithdrawalsGateway } from '../../ports/gateways/WithdrawalsGateway';
import type { SessionView } from '../../ports/state/SessionState';
import type { SyncWallet } from '../../wallet/SyncWallet';

/** Takes a request back that waits. The server does it once however often it is asked, so after a lost reply it may be asked again. */
export class CancelWithdrawal {
  constructor(
    private readonly gateway: Pick<WithdrawalsGateway, 'cancel'>,
    private readonly session: Pick<SessionView, 'epoch'>,
    private readonly wallet: Pick<SyncWallet, 'execute'>,
  ) {}

  async execute(id: WithdrawalId): Promise<Result<Withdrawal, Message>> {
    const { epoch } = this.session;
    const reply = await this.gateway.cancel(id);
    if (this.session.epoch !== epoch) return fail(say('withdraw.cancelFailed'));
    // Done or not, or not known: the balance is the server's.
    void this.wallet.execute();
    return reply.ok ? ok(reply.value) : fail(describeFailure(reply.error, 'withdraw.cancelFailed'));
  }
}
