import type { AddableAccount, BankAccount } from '@/domain/cashier/BankAccount';
import type { BankDetails } from '@/domain/cashier/checkBankForm';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { BankAccountId, SubmissionKey } from '@/domain/shared/ids';
import type { Cancellation } from '../device/Cancellation';

export interface BankAccountsPage {
  /** Default first, then newest; entries that do not decode are dropped and logged. */
  readonly accounts: readonly BankAccount[];
  /** Of all pages together. */
  readonly count: number;
  /** What may be added. */
  readonly types: readonly AddableAccount[];
  /** Whether the next account needs a PAN beside it. */
  readonly panNeeded: boolean;
}

export interface BankAccountsGateway {
  /** Ten at a time (CASH-04). */
  list(skip: number, cancellation?: Cancellation): Promise<Result<BankAccountsPage, Failure>>;
  /** `key`: 32 hex characters; the same key again is the same account, never a second one. Never repeated by itself. */
  add(details: BankDetails, key: SubmissionKey): Promise<Result<BankAccount, Failure>>;
  /** null: the server never saw the key. */
  byKey(key: SubmissionKey): Promise<Result<BankAccount | null, Failure>>;
  /** Asked twice it is done once. */
  makeDefault(id: BankAccountId): Promise<Result<void, Failure>>;
  /** One that is gone already counts as removed. */
  remove(id: BankAccountId): Promise<Result<void, Failure>>;
}
