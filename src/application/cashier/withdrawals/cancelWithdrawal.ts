import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { WithdrawalId } from '@/domain/shared/ids';
import type { AllPorts } from '../../ports/LaterPorts';
import { doFor } from '../../shared/duringSession';
import { SUBMISSIONS } from '../../shared/submissions';
import { backOffMs } from '../../shared/backOffMs';

const { expectedMs, unheard } = SUBMISSIONS.withdrawalCancel;

/**
 * Takes a request back that waits. It has no key: what it names can be taken back once, however often it is asked and whatever arrives late, so a lost
 * reply is asked for by asking again (F89).
 */
export function cancelWithdrawal(
  ports: Pick<AllPorts, 'withdrawalsGateway' | 'session' | 'clock' | 'scheduler'>,
  syncWallet: () => Promise<void>,
) {
  return async (id: WithdrawalId): Promise<Result<Withdrawal, Message>> => {
    const { epoch } = ports.session;
    const words = { failed: 'withdraw.cancelFailed', unsure: unheard } as const;
    const reply = await doFor(ports.session, words, () => ask(id));
    // Done or not, or not known: the balance is the server's.
    if (ports.session.epoch === epoch) void syncWallet();
    return reply;
  };

  async function ask(id: WithdrawalId): Promise<Result<Withdrawal, Failure>> {
    const { epoch } = ports.session;
    const until = ports.clock.monotonic() + expectedMs;
    for (let attempt = 0; ; attempt += 1) {
      const reply = await ports.withdrawalsGateway.cancel(id);
      if (reply.ok || fateOf(reply.error) === 'answered') return reply;
      const pauseMs = reply.error.kind === 'coolDown' ? reply.error.seconds * 1_000 : backOffMs(attempt);
      if (ports.clock.monotonic() + pauseMs > until) return reply;
      await new Promise<void>((resolve) => void ports.scheduler.after(pauseMs, resolve));
      if (ports.session.epoch !== epoch) return reply;
    }
  }
}
