import type { Withdrawal, WithdrawOrder } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawFilter, WithdrawStatusFilter } from '@/domain/cashier/withdrawals/withdrawFilter';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { WithdrawalId } from '@/domain/shared/ids';
import type { UseCase } from '../shared/UseCase';
import type { Cancellation } from '../ports/device/Cancellation';
import type { WithdrawalsPage } from '../ports/gateways/WithdrawalsGateway';
import type { SubmissionView } from '../ports/state/SubmissionState';
import type { CollectedWithdrawals } from './withdrawals/CollectWithdrawals';
import type { WithdrawOverview } from './withdrawals/LoadWithdrawOverview';

/** Withdrawals: what can be paid out, and what became of each request. */
export interface WithdrawalsApp {
  /** Live: how the request that was sent last stands. */
  readonly view: SubmissionView<Withdrawal>;
  readonly loadOverview: UseCase<[Cancellation?], Promise<Result<WithdrawOverview, Message>>>;
  /** One page of /withdrawList. */
  readonly list: UseCase<[WithdrawFilter, Cancellation?], Promise<Result<WithdrawalsPage, Message>>>;
  /** All of a status, for a file; bounded. */
  readonly collect: UseCase<
    [WithdrawStatusFilter, Cancellation?],
    Promise<Result<CollectedWithdrawals, Message>>
  >;
  /** Asks to be paid, once; what becomes of it is in `view`. */
  readonly submit: UseCase<[WithdrawOrder], Promise<void>>;
  /** Looks for what was sent before this page stood. */
  readonly resume: UseCase<[]>;
  /** Back to an empty form; what is under way stays. */
  readonly acknowledge: UseCase<[]>;
  /** Calls `look` when a page that shows what waits should ask again: now and then while `waits`, and when it is seen again. Returns how to stop. */
  readonly follow: UseCase<[waits: () => boolean, look: () => void], () => void>;
  readonly cancel: UseCase<[WithdrawalId], Promise<Result<Withdrawal, Message>>>;
}
