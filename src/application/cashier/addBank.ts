import type { BankAccount } from '@/domain/cashier/BankAccount';
import {
  checkBankForm,
  type BankDetails,
  type BankField,
  type BankForm,
} from '@/domain/cashier/checkBankForm';
import type { Submission } from '@/domain/cashier/Submission';
import { parseOtp } from '@/domain/session/parseOtp';
import { say, type Message } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { AppConfig } from '../ports/device/AppConfig';
import type { Notify } from '../notices/Notify';
import type { FormAnswer, FormFailure } from '../shared/FormFailure';
import type { SubmissionView } from '../ports/state/SubmissionState';
import { singly } from '../shared/SingleFlight';
import type { SubmitOnce } from '../shared/SubmitOnce';

type Field = BankField | 'code';

/**
 * Adds an account once: a form as any other with a key. It answers when it is known what became of it, or when it may be sent again. Numbers are
 * kept nowhere but in the form.
 */
export function addBank(
  once: Pick<SubmitOnce<BankDetails, BankAccount>, 'submit' | 'decided' | 'acknowledge'>,
  view: SubmissionView<BankAccount>,
  notify: Notify,
  { otpLength }: Pick<AppConfig, 'otpLength'>,
) {
  return singly(
    async (form: BankForm, panNeeded: boolean, typed: string | null = null): FormAnswer<Field> => {
      const details = checkBankForm(form, panNeeded);
      if (!details.ok) return fail({ fields: details.error, message: null });
      const code = typed === null ? null : parseOtp(typed, otpLength);
      if (code?.ok === false) return fail({ fields: { code: code.error }, message: null });
      await once.submit(code === null ? details.value : { ...details.value, code: code.value });
      await once.decided();
      const { submission } = view;
      once.acknowledge();
      switch (submission.state) {
        case 'accepted':
          return submission.earlier ? no(say('bank.earlier')) : ok();
        case 'rejected':
          return refused(submission, details.value);
        case 'unconfirmed':
          if (submission.said !== null) notify(submission.said, 'error', undefined, 'passing');
          return no(submission.message, submission.waitSeconds);
        default:
          // The session is over: there is nobody to answer.
          return no(null);
      }
    },
  );
}

/** At the field that it is about. */
function refused(
  { code, message, waitSeconds }: Extract<Submission<BankAccount>, { state: 'rejected' }>,
  details: BankDetails,
): Result<never, FormFailure<Field>> {
  if (code === 'DUPLICATE') return fail({ fields: { [numberOf(details)]: message }, message: null });
  if (code?.startsWith('OTP_')) return fail({ fields: { code: message }, message: null });
  return no(message, waitSeconds);
}

function numberOf({ type }: BankDetails): BankField {
  return type === 'bank' ? 'number' : 'upiId';
}

function no(message: Message | null, waitSeconds: number | null = null): Result<never, FormFailure<Field>> {
  return fail({ fields: {}, message, ...(waitSeconds !== null && { waitSeconds }) });
}
