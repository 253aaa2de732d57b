import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BankAccountId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { BankAccountsGateway } from '../ports/gateways/BankAccountsGateway';
import type { SessionView } from '../ports/state/SessionState';
import { duringSession, isOvertaken } from '../shared/duringSession';

/** Both changes may be asked for twice: the second time they are true already. Whoever asks loads the list again afterwards. */
export class MakeBankDefault {
  constructor(
    private readonly banks: Pick<BankAccountsGateway, 'makeDefault'>,
    private readonly session: Pick<SessionView, 'epoch'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  async execute(id: BankAccountId): Promise<Result<void, Message>> {
    const reply = await duringSession(this.session, () => this.banks.makeDefault(id));
    return answerTo(reply, 'bank.defaultChanged', 'bank.notChanged', this.notify);
  }
}

export class RemoveBank {
  constructor(
    private readonly banks: Pick<BankAccountsGateway, 'remove'>,
    private readonly session: Pick<SessionView, 'epoch'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  async execute(id: BankAccountId): Promise<Result<void, Message>> {
    const reply = await duringSession(this.session, () => this.banks.remove(id));
    return answerTo(reply, 'bank.removed', 'bank.notRemoved', this.notify);
  }
}

function answerTo(
  reply: Result<void, Failure>,
  done: 'bank.defaultChanged' | 'bank.removed',
  failed: 'bank.notChanged' | 'bank.notRemoved',
  notify: Pick<Notify, 'execute'>,
): Result<void, Message> {
  if (reply.ok) {
    notify.execute(say(done), 'success', undefined, 'passing');
    return ok();
  }
  if (isOvertaken(reply) || fateOf(reply.error) !== 'unknown')
    return fail(describeFailure(reply.error, failed));
  return fail(say('bank.changeUnconfirmed'));
}
