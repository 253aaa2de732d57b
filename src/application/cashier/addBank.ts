import type { BankAccount } from '@/domain/cashier/BankAccount';
import {
  checkBankForm,
  type BankDetails,
  type BankField,
  type BankForm,
} from '@/domain/cashier/checkBankForm';
import { say, type Message } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { SubmissionView } from '../ports/state/SubmissionState';
import { singly } from '../shared/SingleFlight';
import type { SubmitOnce } from '../shared/SubmitOnce';

/**
 * Adds an account once: a form as any other with a key. It answers when it is known what became of it, or when it may be sent again. Numbers are
 * kept nowhere but in the form.
 */
export function addBank(
  once: Pick<SubmitOnce<BankDetails, BankAccount>, 'submit' | 'decided' | 'acknowledge'>,
  view: SubmissionView<BankAccount>,
  notify: Notify,
) {
  return singly(async (form: BankForm, panNeeded: boolean): FormAnswer<BankField> => {
    const details = checkBankForm(form, panNeeded);
    if (!details.ok) return fail({ fields: details.error, message: null });
    await once.submit(details.value);
    await once.decided();
    const { submission } = view;
    once.acknowledge();
    switch (submission.state) {
      case 'accepted':
        return submission.earlier ? no(say('bank.earlier')) : ok();
      case 'rejected':
        return submission.code === 'DUPLICATE'
          ? fail({ fields: { [numberOf(details.value)]: submission.message }, message: null })
          : no(submission.message);
      case 'unconfirmed':
        if (submission.said !== null) notify(submission.said, 'error', undefined, 'passing');
        return no(submission.message, submission.waitSeconds);
      default:
        // The session is over: there is nobody to answer.
        return no(null);
    }
  });
}

function numberOf({ type }: BankDetails): BankField {
  return type === 'bank' ? 'number' : 'upiId';
}

function no(
  message: Message | null,
  waitSeconds: number | null = null,
): Result<never, FormFailure<BankField>> {
  return fail({ fields: {}, message, ...(waitSeconds !== null && { waitSeconds }) });
}
