import type { BankAccountId } from '@/domain/shared/ids';
import type { RequestStatus } from './RequestStatus';

/** CASH-04 names bank and card; a UPI id is a third thing that a server may allow. */
export type BankAccountType = 'bank' | 'card' | 'upi';

/** What a player may add here. A card comes from the operator alone: its data is never collected. */
export type AddableAccount = Exclude<BankAccountType, 'card'>;

/** Where money can be paid out to. What identifies it is masked: the whole number is nowhere in the app. */
export interface BankAccount {
  readonly id: BankAccountId;
  readonly type: BankAccountType;
  readonly holder: string;
  /** `••••1234`, or `as•••@okaxis`. */
  readonly masked: string;
  /** Empty unless it is a bank account. */
  readonly ifsc: string;
  /** Bank and branch, as far as the server knows them. */
  readonly bank: string;
  readonly branch: string;
  readonly isDefault: boolean;
  /** Whose account it is: `approved` is the player's. */
  readonly check: RequestStatus;
  /** Why it was declined; empty otherwise. */
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly addedAt: number | null;
}

/** Whether it may be the one that is paid unless another is chosen: nothing goes to one whose check failed. */
export function mayBeDefault({ check }: Pick<BankAccount, 'check'>): boolean {
  return check !== 'declined' && check !== 'expired';
}

/** The one that is paid unless another is chosen; null: there is none, or its check failed. */
export function defaultAccount(accounts: readonly BankAccount[] | null): BankAccount | null {
  return accounts?.find((account) => account.isDefault && mayBeDefault(account)) ?? null;
}
