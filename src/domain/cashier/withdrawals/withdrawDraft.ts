import type { BankAccount } from '@/domain/cashier/BankAccount';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { maskNumber, maskUpiId } from '../maskAccount';
import type { SentSummary } from '../SentSummary';
import { readWithdrawAddress, type AddressProblem } from './withdrawAddress';
import { readWithdrawAmount, type AmountProblem } from './withdrawAmount';
import type { WithdrawOrder, WithdrawTarget } from './Withdrawal';
import type { CryptoNetwork, WithdrawMethod } from './WithdrawMethod';
import type { WithdrawSituation } from './WithdrawSituation';

/** A form as it is being filled in. */
export interface WithdrawDraft {
  /** As typed, in rupees. */
  readonly amountText: string;
  /** Of an account on file; empty: an address is typed. */
  readonly accountId: string;
  readonly address: string;
  readonly network: CryptoNetwork;
  readonly note: string;
}

export const MAX_NOTE = 100;

export interface WithdrawProblems {
  readonly amount: AmountProblem | null;
  /** `account`: one on file must be chosen. */
  readonly target: AddressProblem | 'account' | null;
}

/** Accounts on file that this method can pay to, as far as they are checked. */
export function payableAccounts(
  accounts: readonly BankAccount[] | null,
  { mode }: Pick<WithdrawMethod, 'mode'>,
): readonly BankAccount[] {
  if (mode !== 'bank' && mode !== 'upi') return [];
  return accounts?.filter(({ type }) => type === mode) ?? [];
}

/** Nothing typed yet: where to is what was chosen, and never guessed. */
export function emptyDraft(method: WithdrawMethod | undefined, account: BankAccount | null): WithdrawDraft {
  return {
    ...{ amountText: '', accountId: account?.id ?? '', address: '', note: '' },
    network: method?.networks[0] ?? 'TRC20',
  };
}

/** What is asked for, or what is wrong with the entries. A preview: the server decides. */
export function readWithdrawDraft(
  draft: WithdrawDraft,
  method: WithdrawMethod,
  situation: Pick<WithdrawSituation, 'withdrawable'>,
  accounts: readonly BankAccount[] | null,
): Result<WithdrawOrder, WithdrawProblems> {
  const { min, max } = method;
  const amount = readWithdrawAmount(draft.amountText, { min, max, withdrawable: situation.withdrawable });
  const target = readTarget(draft, method, accounts);
  if (amount.ok && target.ok) {
    const note = draft.note.trim().slice(0, MAX_NOTE);
    return ok({ method: method.id, amount: amount.value, target: target.value, note });
  }
  return fail({ amount: amount.ok ? null : amount.error, target: target.ok ? null : target.error });
}

function readTarget(
  { accountId, address, network }: WithdrawDraft,
  method: WithdrawMethod,
  accounts: readonly BankAccount[] | null,
): Result<WithdrawTarget, AddressProblem | 'account'> {
  if (accountId !== '' || method.mode === 'bank') {
    const chosen = payableAccounts(accounts, method).find(({ id }) => id === accountId);
    return chosen?.check === 'approved' ? ok({ kind: 'account', accountId: chosen.id }) : fail('account');
  }
  const chain = method.mode === 'crypto' ? network : null;
  const read = readWithdrawAddress(address, method.mode, chain);
  return read.ok ? ok({ kind: 'address', address: read.value, network: chain }) : read;
}

/** What the review says of the place to be paid: the account as it is masked, or the address as it will be sent. */
export function targetText(
  order: Pick<WithdrawOrder, 'target'>,
  accounts: readonly BankAccount[] | null,
): string {
  const { target } = order;
  if (target.kind === 'address')
    return target.network === null ? target.address : `${target.address} (${target.network})`;
  const account = accounts?.find(({ id }) => id === target.accountId);
  return account === undefined ? '' : `${account.bank} ${account.masked}`.trim();
}

/** What is kept of it on the device until there is an answer: where to is masked there, an address too. */
export function withdrawSummary(
  order: WithdrawOrder,
  { name, mode }: Pick<WithdrawMethod, 'name' | 'mode'>,
  accounts: readonly BankAccount[] | null,
): SentSummary {
  const { target, amount } = order;
  const account =
    target.kind === 'account'
      ? targetText(order, accounts)
      : mode === 'upi'
        ? maskUpiId(target.address)
        : maskNumber(target.address);
  return { amount, method: name, account, reference: '' };
}
