import { say, type Message } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { AddableAccount } from './BankAccount';
import { hasBlankWithin, readAccountNumber, readHolder, readIfsc, readPan, readUpiId } from './bankEntries';
import { bankOfIfsc } from './bankOfIfsc';

/** As typed. */
export interface BankForm {
  readonly type: AddableAccount;
  readonly holder: string;
  readonly number: string;
  readonly numberAgain: string;
  readonly ifsc: string;
  readonly upiId: string;
  readonly pan: string;
}

export type BankField = Exclude<keyof BankForm, 'type'>;

/** What is sent. The number is whole here and nowhere afterwards. */
export type BankDetails = (
  | { readonly type: 'bank'; readonly number: string; readonly ifsc: string }
  | { readonly type: 'upi'; readonly upiId: string }
) & {
  readonly holder: string;
  readonly pan: string | null;
  /** Where the backend asked for one (`OTP_NEEDED`). */
  readonly code?: string;
};

type Wrong = Partial<Record<BankField, Message>>;

/** Reads a form as typed; fails with a sentence for each field that is wrong (X29). `panNeeded`: whether the operator asks for it. */
export function checkBankForm(form: BankForm, panNeeded: boolean): Result<BankDetails, Wrong> {
  const holder = readHolder(form.holder);
  const pan = readPan(form.pan);
  const common: Wrong = {
    ...(holder === null && { holder: say('bank.holderWrong') }),
    ...(panNeeded && pan === null && { pan: say('bank.panWrong') }),
  };
  const read = form.type === 'bank' ? readNumbers(form) : readUpi(form);
  if (!read.ok) return fail({ ...common, ...read.error });
  if (holder === null || Object.keys(common).length > 0) return fail(common);
  return ok({ ...read.value, holder, pan: panNeeded ? pan : null });
}

function readNumbers(
  form: BankForm,
): Result<{ readonly type: 'bank'; readonly number: string; readonly ifsc: string }, Wrong> {
  const number = readAccountNumber(form.number);
  const ifsc = readIfsc(form.ifsc);
  const of = ifsc === null ? null : bankOfIfsc(ifsc);
  const merged = of !== null && of.now !== null ? { bank: of.bank, now: of.now } : null;
  const same = number !== null && number === readAccountNumber(form.numberAgain);
  if (number !== null && ifsc !== null && same && merged === null) return ok({ type: 'bank', number, ifsc });
  return fail({
    ...(number === null && { number: say('bank.numberWrong') }),
    ...(number !== null && !same && { numberAgain: say('bank.numberDifferent') }),
    ...(ifsc === null && { ifsc: say('bank.ifscWrong') }),
    ...(merged !== null && { ifsc: say('bank.ifscMerged', merged) }),
  });
}

function readUpi(form: BankForm): Result<{ readonly type: 'upi'; readonly upiId: string }, Wrong> {
  const upiId = readUpiId(form.upiId);
  if (upiId !== null) return ok({ type: 'upi', upiId });
  return fail({ upiId: say(hasBlankWithin(form.upiId) ? 'bank.upiBlank' : 'bank.upiWrong') });
}
