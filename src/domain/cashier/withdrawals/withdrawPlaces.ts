import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { WithdrawOrder } from './Withdrawal';
import { payableAccounts } from './withdrawDraft';
import type { WithdrawMethod } from './WithdrawMethod';

/** Where money can go: a way out, and the account on file that it pays to; null: an address is typed. */
export interface WithdrawPlace {
  /** Of the method and the account: its own among all. */
  readonly id: string;
  readonly method: WithdrawMethod;
  readonly account: BankAccount | null;
  /** It can be asked for now. */
  readonly open: boolean;
}

/** Every place of these ways out, accounts on file first. A bank is paid by an account alone: without one it has no place. */
export function withdrawPlaces(
  methods: readonly WithdrawMethod[],
  accounts: readonly BankAccount[] | null,
  waiting: readonly string[],
): readonly WithdrawPlace[] {
  return methods.flatMap((method): readonly WithdrawPlace[] => {
    const usable = method.closed === null && !waiting.includes(method.id);
    const onFile = payableAccounts(accounts, method).map((account) => ({
      ...{ id: `${method.id} ${account.id}`, method, account },
      open: usable && account.check === 'approved',
    }));
    if (method.mode === 'bank') return onFile;
    return [...onFile, { id: `${method.id} `, method, account: null, open: usable }];
  });
}

/** The place that is chosen at first: the default account, else one on file, else any that is open; null: none is. */
export function firstPlace(places: readonly WithdrawPlace[]): WithdrawPlace | null {
  const open = places.filter((place) => place.open);
  return (
    open.find(({ account }) => account?.isDefault === true) ??
    open.find(({ account }) => account !== null) ??
    open[0] ??
    null
  );
}

/** An account on file was checked; an address that was typed is read once more before money goes there. */
export function needsReview({ target }: Pick<WithdrawOrder, 'target'>): boolean {
  return target.kind === 'address';
}
