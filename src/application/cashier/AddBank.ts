import { checkBankForm } from '@/domain/cashier/checkBankForm';
import type { BankDetails, BankField, BankForm } from '@/domain/cashier/checkBankForm';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../PlayerApp';
import type { IdSource } from '../ports/device/IdSource';
import type { BankAccountsGateway } from '../ports/gateways/BankAccountsGateway';
import type { SubmissionKey } from '@/domain/shared/ids';
import { SingleFlight } from '../shared/SingleFlight';

type Answer = Result<void, FormFailure<BankField>>;

/** The server has said no: nothing of the request can arrive any more. */
const ANSWERED: ReadonlySet<Failure['kind']> = new Set(['refused', 'unauthorised', 'coolDown']);

/**
 * One account, one key: a lost reply is looked up, and the same form sent again carries the same key, so that no account is added twice. Numbers
 * are kept nowhere but in the form.
 */
export class AddBank {
  readonly #flight = new SingleFlight<Answer>();
  #open: { readonly content: string; readonly key: SubmissionKey } | null = null;

  constructor(
    private readonly banks: Pick<BankAccountsGateway, 'add' | 'byKey'>,
    private readonly ids: Pick<IdSource, 'submissionKey'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  execute(form: BankForm, panNeeded: boolean): FormAnswer<BankField> {
    return this.#flight.run(() => this.#add(form, panNeeded));
  }

  async #add(form: BankForm, panNeeded: boolean): Promise<Answer> {
    const details = checkBankForm(form, panNeeded);
    if (!details.ok) return fail({ fields: details.error, message: null });
    const key = this.#keyOf(details.value);
    const answer = await this.banks.add(details.value, key);
    if (answer.ok) return this.#added();
    const { error } = answer;
    if (!error.sent) return no(describeFailure(error, 'bank.notAdded'));
    if (!ANSWERED.has(error.kind)) return this.#lookUp(key);
    if (error.kind !== 'coolDown') this.#open = null;
    const message = describeFailure(error, 'bank.notAdded');
    if (error.kind !== 'refused' || error.code !== 'DUPLICATE')
      return fail({ fields: {}, message, ...(error.kind === 'coolDown' && { waitSeconds: error.seconds }) });
    return fail({
      fields: details.value.type === 'bank' ? { number: message } : { upiId: message },
      message: null,
    });
  }

  async #lookUp(key: SubmissionKey): Promise<Answer> {
    const found = await this.banks.byKey(key);
    if (!found.ok) return no(say('bank.fateUnknown'));
    return found.value === null ? no(say('bank.notAdded')) : this.#added();
  }

  #added(): Answer {
    this.#open = null;
    this.notify.execute(say('bank.added'), 'success', undefined, 'passing');
    return ok();
  }

  #keyOf(details: BankDetails): SubmissionKey {
    const content = JSON.stringify(details);
    if (this.#open?.content !== content) this.#open = { content, key: this.ids.submissionKey() };
    return this.#open.key;
  }
}

function no(message: FormFailure<never>['message']): Result<never, FormFailure<never>> {
  return fail({ fields: {}, message });
}
