import { defaultAccount, type BankAccount } from '@/domain/cashier/BankAccount';
import type { WithdrawMethod } from './WithdrawMethod';
import { isOneWay, type WithdrawPlace } from './withdrawPlaces';

/** Why the default account cannot be paid now. `checking`: it is not known yet whose it is; `noWay`: no way out pays to its kind. */
export type DefaultShut =
  | { readonly why: 'waiting' | 'closed'; readonly account: BankAccount; readonly method: WithdrawMethod }
  | { readonly why: 'checking' | 'noWay'; readonly account: BankAccount };

/** What keeps the default account from being chosen among these places; null: nothing does, or there is no default. */
export function defaultShut(
  places: readonly WithdrawPlace[],
  accounts: readonly BankAccount[] | null,
): DefaultShut | null {
  const account = defaultAccount(accounts);
  if (account === null) return null;
  const its = places.find((place) => place.account?.id === account.id);
  // One way that was asked for says nothing of the others.
  if (its === undefined) return isOneWay(places) ? null : { why: 'noWay', account };
  if (its.open) return null;
  if (account.check !== 'approved') return { why: 'checking', account };
  const { method } = its;
  return { why: method.closed === null ? 'waiting' : 'closed', account, method };
}
