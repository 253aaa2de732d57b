import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { WithdrawalId } from '@/domain/shared/ids';
import type { Clock } from '../../ports/device/Clock';
import type { Scheduler } from '../../ports/device/Scheduler';
import type { WithdrawalsGateway } from '../../ports/gateways/WithdrawalsGateway';
import type { SessionView } from '../../ports/state/SessionState';
import { duringSession, isOvertaken } from '../../shared/duringSession';
import { SUBMISSIONS } from '../../shared/submissions';
import { backOffMs } from '../../shared/backOffMs';
import type { SyncWallet } from '../../wallet/SyncWallet';

const { expectedMs, unheard } = SUBMISSIONS.withdrawalCancel;

/**
 * Takes a request back that waits. It has no key: what it names can be taken back once, however often it is asked and whatever arrives late, so a lost
 * reply is asked for by asking again (F89).
 */
export class CancelWithdrawal {
  constructor(
    private readonly gateway: Pick<WithdrawalsGateway, 'cancel'>,
    private readonly session: Pick<SessionView, 'epoch'>,
    private readonly wallet: Pick<SyncWallet, 'execute'>,
    private readonly clock: Pick<Clock, 'monotonic'>,
    private readonly scheduler: Pick<Scheduler, 'after'>,
  ) {}

  async execute(id: WithdrawalId): Promise<Result<Withdrawal, Message>> {
    const reply = await duringSession(this.session, () => this.#ask(id));
    if (isOvertaken(reply)) return fail(say('withdraw.cancelFailed'));
    // Done or not, or not known: the balance is the server's.
    void this.wallet.execute();
    if (reply.ok) return ok(reply.value);
    const unknown = fateOf(reply.error) === 'unknown';
    return fail(unknown ? say(unheard) : describeFailure(reply.error, 'withdraw.cancelFailed'));
  }

  async #ask(id: WithdrawalId): Promise<Result<Withdrawal, Failure>> {
    const { epoch } = this.session;
    const until = this.clock.monotonic() + expectedMs;
    for (let attempt = 0; ; attempt += 1) {
      const reply = await this.gateway.cancel(id);
      if (reply.ok || fateOf(reply.error) === 'answered') return reply;
      const pauseMs = reply.error.kind === 'coolDown' ? reply.error.seconds * 1_000 : backOffMs(attempt);
      if (this.clock.monotonic() + pauseMs > until) return reply;
      await new Promise<void>((resolve) => void this.scheduler.after(pauseMs, resolve));
      if (this.session.epoch !== epoch) return reply;
    }
  }
}
