import { defaultAccount, type BankAccount } from '@/domain/cashier/BankAccount';
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

/**
 * The place that is chosen at first: the default account. Where that cannot be paid now the player chooses: money goes nowhere that was not
 * meant. Only what leaves no choice is chosen for them: the one open place without a default, or the one account of a way that they asked for.
 */
export function firstPlace(
  places: readonly WithdrawPlace[],
  accounts: readonly BankAccount[] | null,
): WithdrawPlace | null {
  const open = places.filter((place) => place.open);
  const main = defaultAccount(accounts);
  const [its] = main === null ? [] : places.filter(({ account }) => account?.id === main.id);
  if (its !== undefined) return its.open ? its : null;
  if (isOneWay(places)) {
    const onFile = open.filter(({ account }) => account !== null);
    return only(onFile.length === 0 ? open : onFile);
  }
  return main === null ? only(open) : null;
}

/** Whether all of them are paid by one method. */
export function isOneWay(places: readonly WithdrawPlace[]): boolean {
  return new Set(places.map(({ method }) => method.id)).size === 1;
}

/** What may be asked for while it is open which of them is paid; null: none can be. */
export function widestLimits(places: readonly WithdrawPlace[]): Pick<WithdrawMethod, 'min' | 'max'> | null {
  const methods = places.filter(({ open }) => open).map(({ method }) => method);
  const [first] = methods;
  if (first === undefined) return null;
  return {
    min: methods.reduce((least, { min }) => (min < least ? min : least), first.min),
    max: methods.reduce((most, { max }) => (max > most ? max : most), first.max),
  };
}

function only(places: readonly WithdrawPlace[]): WithdrawPlace | null {
  return places.length === 1 ? (places[0] ?? null) : null;
}

/** An account on file was checked; an address that was typed is read once more before money goes there. */
export function needsReview({ target }: Pick<WithdrawOrder, 'target'>): boolean {
  return target.kind === 'address';
}
