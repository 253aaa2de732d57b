import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { BankField, BankForm } from '@/domain/cashier/checkBankForm';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { BankAccountId } from '@/domain/shared/ids';
import type { FormAnswer } from '../shared/FormFailure';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BankAccountsPage } from '../ports/gateways/BankAccountsGateway';
import type { SubmissionView } from '../ports/state/SubmissionState';

/** One page of the player's accounts, ten at most. */
export type BanksShown = BankAccountsPage;

/** Where the player is paid out to (CASH-04). */
export interface BanksApp {
  /** `page` counts from 1. */
  readonly load: (page: number, cancellation?: Cancellation) => Promise<Result<BanksShown, Message>>;
  /** How the account stands that was sent last. */
  readonly submission: SubmissionView<BankAccount>;
  /** Takes up an account that was sent before this page stood. */
  readonly resume: () => void;
  /**
   * `code`: as typed; none while none was asked for. A backend that wants one sends it by SMS and refuses; that is said at the field `code`, which is
   * shown from then on. Without a code it is asked for again.
   */
  readonly add: (form: BankForm, panNeeded: boolean, code?: string | null) => FormAnswer<BankField | 'code'>;
  readonly makeDefault: (account: BankAccountId) => Promise<Result<void, Message>>;
  readonly remove: (account: BankAccountId) => Promise<Result<void, Message>>;
}
