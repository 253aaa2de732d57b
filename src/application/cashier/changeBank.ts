import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BankAccountId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { AllPorts } from '../ports/LaterPorts';
import { duringSession, isOvertaken } from '../shared/duringSession';

type BankPorts = Pick<AllPorts, 'bankAccountsGateway' | 'session'>;

/** May be asked for twice: the second time it is true already. The screen loads the list again afterwards. */
export function makeBankDefault({ bankAccountsGateway, session }: BankPorts, notify: Notify) {
  return async (account: BankAccountId): Promise<Result<void, Message>> => {
    const reply = await duringSession(session, () => bankAccountsGateway.makeDefault(account));
    return answerTo(reply, 'bank.defaultChanged', 'bank.notChanged', notify);
  };
}

/** Likewise. */
export function removeBank({ bankAccountsGateway, session }: BankPorts, notify: Notify) {
  return async (account: BankAccountId): Promise<Result<void, Message>> => {
    const reply = await duringSession(session, () => bankAccountsGateway.remove(account));
    return answerTo(reply, 'bank.removed', 'bank.notRemoved', notify);
  };
}

function answerTo(
  reply: Result<void, Failure>,
  done: 'bank.defaultChanged' | 'bank.removed',
  failed: 'bank.notChanged' | 'bank.notRemoved',
  notify: Notify,
): Result<void, Message> {
  if (reply.ok) {
    notify(say(done), 'success', undefined, 'passing');
    return ok();
  }
  if (isOvertaken(reply) || fateOf(reply.error) !== 'unknown')
    return fail(describeFailure(reply.error, failed));
  return fail(say('bank.changeUnconfirmed'));
}
