import type { BanksApp } from './BanksApp';
import type { DepositsApp } from './DepositsApp';
import type { PrepareFile } from './files/prepareFile';
import type { KycApp } from './KycApp';
import type { StatementApp } from './StatementApp';
import type { WithdrawalsApp } from './WithdrawalsApp';

/** Money in and out, and what the operator wants to know for it. A part of the app of its own: it comes when a page first needs it. */
export interface CashierApp {
  readonly deposits: DepositsApp;
  readonly withdrawals: WithdrawalsApp;
  readonly banks: BanksApp;
  readonly statement: StatementApp;
  readonly kyc: KycApp;
  /** Proofs of payment and pages of documents, before they are sent. */
  readonly files: { readonly prepare: PrepareFile };
}
