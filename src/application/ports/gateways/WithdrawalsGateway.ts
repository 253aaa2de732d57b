import type { RequestStatus } from '@/domain/cashier/RequestStatus';
import type { Withdrawal, WithdrawOrder } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawOptions } from '@/domain/cashier/withdrawals/WithdrawOptions';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { SubmissionKey, WithdrawalId } from '@/domain/shared/ids';
import type { Cancellation } from '../device/Cancellation';

export interface WithdrawalsQuery {
  readonly skip: number;
  readonly pageSize: number;
  /** Absent: all. */
  readonly status?: Exclude<RequestStatus, 'unknown'>;
}

export interface WithdrawalsPage {
  /** Newest first. */
  readonly withdrawals: readonly Withdrawal[];
  /** Rows of this page that could not be read; absent: none. */
  readonly unread?: number;
  /** Of all pages together. */
  readonly count: number;
}

export interface WithdrawalsGateway {
  /** GET /withdrawRequest/methods: ways out, limits, and what stands in the way. */
  options(cancellation?: Cancellation): Promise<Result<WithdrawOptions, Failure>>;
  /** POST /withdrawRequest/create. Sent once; a failure with `sent: true` that is no refusal leaves its fate to be asked by the key. */
  create(order: WithdrawOrder, key: SubmissionKey): Promise<Result<Withdrawal, Failure>>;
  /** GET /withdrawRequest/get?key=; null: the server never saw the key. */
  byKey(key: SubmissionKey): Promise<Result<Withdrawal | null, Failure>>;
  /** GET /withdrawRequest/get, page by page. */
  list(query: WithdrawalsQuery, cancellation?: Cancellation): Promise<Result<WithdrawalsPage, Failure>>;
  /** POST /withdrawRequest/cancel: asked twice it is done once. `refused` with ALREADY_PROCESSED or REQUEST_UNKNOWN. */
  cancel(id: WithdrawalId): Promise<Result<Withdrawal, Failure>>;
}
