import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { BankAccountId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { BankAccountsGateway } from '../ports/gateways/BankAccountsGateway';

type Told = Result<void, Message>;

/** Both changes may be asked for twice: the second time they are true already. Whoever asks loads the list again afterwards. */
export class MakeBankDefault {
  constructor(
    private readonly banks: Pick<BankAccountsGateway, 'makeDefault'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  async execute(id: BankAccountId): Promise<Told> {
    return told(await this.banks.makeDefault(id), 'bank.defaultChanged', 'bank.notChanged', this.notify);
  }
}

export class RemoveBank {
  constructor(
    private readonly banks: Pick<BankAccountsGateway, 'remove'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  async execute(id: BankAccountId): Promise<Told> {
    return told(await this.banks.remove(id), 'bank.removed', 'bank.notRemoved', this.notify);
  }
}

function told(
  answer: Result<void, Failure>,
  done: 'bank.defaultChanged' | 'bank.removed',
  failed: 'bank.notChanged' | 'bank.notRemoved',
  notify: Pick<Notify, 'execute'>,
): Told {
  if (!answer.ok) return fail(describeFailure(answer.error, failed));
  notify.execute(say(done), 'success', undefined, 'passing');
  return ok();
}
