import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import type { DepositOrder, DepositOrderId } from '@/domain/cashier/deposits/DepositOrder';
import type { GatewayId, GatewayList } from '@/domain/cashier/deposits/Gateway';
import type { Failure } from '@/domain/shared/Failure';
import type { Paise } from '@/domain/shared/Money';
import type { Result } from '@/domain/shared/Result';
import type { SubmissionKey } from '@/domain/shared/ids';
import type { Cancellation } from '../device/Cancellation';

/** The last deposits, newest first, and what is to be paid now. */
export interface DepositsOverview {
  readonly deposits: readonly Deposit[];
  readonly order: DepositOrder | null;
}

/** A picture of the payment, checked and without what it need not tell. */
export interface ProofFile {
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a player tells of a payment that was made. */
export interface DepositForm {
  readonly order: DepositOrderId;
  readonly reference: string;
  readonly proof: ProofFile | null;
}

export interface RedirectForm {
  readonly gateway: GatewayId;
  readonly amount: Paise;
}

/** A payment that is made on the gateway's own page. `url` is unchecked; null: not told again. */
export interface RedirectStarted {
  readonly deposit: Deposit;
  readonly url: string | null;
}

export interface DepositsGateway {
  gateways(cancellation?: Cancellation): Promise<Result<GatewayList, Failure>>;
  overview(cancellation?: Cancellation): Promise<Result<DepositsOverview, Failure>>;
  /** What is to be paid for this amount; the same again for the same amount. Moves nothing. */
  order(gateway: GatewayId, amount: Paise): Promise<Result<DepositOrder, Failure>>;
  /** More time to pay. */
  extend(order: DepositOrderId): Promise<Result<DepositOrder, Failure>>;
  create(form: DepositForm, key: SubmissionKey): Promise<Result<Deposit, Failure>>;
  redirect(form: RedirectForm, key: SubmissionKey): Promise<Result<RedirectStarted, Failure>>;
  /** null: the server's own word that it never saw this key. */
  byKey(key: SubmissionKey): Promise<Result<Deposit | null, Failure>>;
}
