import type { SentSummary } from '@/domain/cashier/SentSummary';
import type { Withdrawal, WithdrawOrder, WithdrawTarget } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawFilter, WithdrawStatusFilter } from '@/domain/cashier/withdrawals/withdrawFilter';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { WithdrawalId } from '@/domain/shared/ids';
import type { Cancellation } from '../ports/device/Cancellation';
import type { WithdrawalsPage } from '../ports/gateways/WithdrawalsGateway';
import type { SubmissionView } from '../ports/state/SubmissionState';
import type { CollectedWithdrawals } from './withdrawals/loadWithdrawals';
import type { WithdrawOverview } from './withdrawals/loadWithdrawOverview';

/** Withdrawals: what can be paid out, and what became of each request. */
export interface WithdrawalsApp {
  /** Live: how the request that was sent last stands. */
  readonly view: SubmissionView<Withdrawal>;
  readonly loadOverview: (cancellation?: Cancellation) => Promise<Result<WithdrawOverview, Message>>;
  /** One page of /withdrawList. */
  readonly list: (
    filter: WithdrawFilter,
    cancellation?: Cancellation,
  ) => Promise<Result<WithdrawalsPage, Message>>;
  /** All of a status, for a file; bounded. */
  readonly collect: (
    status: WithdrawStatusFilter,
    cancellation?: Cancellation,
  ) => Promise<Result<CollectedWithdrawals, Message>>;
  /** Whether an address that was typed has no slip of the finger in it, as far as its own sum can tell: asked before it is sent. */
  readonly addressFits: (target: WithdrawTarget) => Promise<boolean>;
  /** Asks to be paid, once; what becomes of it is in `view`. `summary`: what is shown of it until there is an answer, after a reload too. */
  readonly submit: (order: WithdrawOrder, summary?: SentSummary) => Promise<void>;
  /** Looks for what was sent before this page stood. */
  readonly resume: () => void;
  /** Back to an empty form; what is under way stays. */
  readonly acknowledge: () => void;
  /** Calls `look` when a page that shows what waits should ask again: now and then while `waits`, and when it is seen again. Returns how to stop. */
  readonly follow: (waits: () => boolean, look: () => void) => () => void;
  readonly cancel: (withdrawal: WithdrawalId) => Promise<Result<Withdrawal, Message>>;
}
