import type { RequestStatus } from '../RequestStatus';
import type { Paise } from '@/domain/shared/Money';
import type { GatewayId } from './Gateway';

export type DepositId = string & { readonly __id: 'deposit' };
export const depositId = (text: string): DepositId => text as DepositId;

/** A payment that the player has told us of, and what became of it. */
export interface Deposit {
  readonly id: DepositId;
  /** The key of the submission that made it; null: not made by this app, or not known. */
  readonly key: string | null;
  readonly gateway: GatewayId;
  readonly gatewayName: string;
  readonly amount: Paise;
  /** What arrives, or arrived. */
  readonly credit: Paise;
  /** What the payment is called; empty for a gateway that knows it by itself. */
  readonly reference: string;
  readonly status: RequestStatus;
  /** The server's words for a refusal; may be empty. */
  readonly reason: string;
  /** Epoch milliseconds; null: not known. */
  readonly createdAt: number | null;
  readonly decidedAt: number | null;
  /** Minutes that a decision usually takes; null: not known. */
  readonly minutes: number | null;
}
