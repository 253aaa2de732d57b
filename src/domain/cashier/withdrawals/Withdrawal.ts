import type { Paise } from '@/domain/shared/Money';
import type { SubmissionKey, WithdrawalId } from '@/domain/shared/ids';
import type { RequestStatus } from '../RequestStatus';
import type { CryptoNetwork, WithdrawMode } from './WithdrawMethod';

/** A request to be paid, as the server knows it. */
export interface Withdrawal {
  readonly id: WithdrawalId;
  /** Null where the backend does not tell it. */
  readonly key: SubmissionKey | null;
  readonly amount: Paise;
  readonly fee: Paise;
  /** What arrives. */
  readonly receives: Paise;
  /** Id and name of the method; the mode is null for one that we do not know. */
  readonly method: string;
  readonly methodName: string;
  readonly mode: WithdrawMode | null;
  /** Where to, masked: `HDFC Bank ••••1234`. */
  readonly account: string;
  readonly status: RequestStatus;
  /** assumed: the player took it back; its status is `declined` then, as the specification has four words only. */
  readonly cancelled: boolean;
  /** Why it was declined or has expired, in the server's words; may be empty. */
  readonly reason: string;
  readonly note: string;
  /** What the payment is called where it arrives (UTR); empty: not paid yet, or not known. */
  readonly reference: string;
  /** Epoch milliseconds; null: not known. */
  readonly createdAt: number | null;
  /** By when it is usually decided. */
  readonly dueAt: number | null;
  readonly processedAt: number | null;
}

/** Where the money is to go: an account on file, or an address typed. */
export type WithdrawTarget =
  | { readonly kind: 'account'; readonly accountId: string }
  | { readonly kind: 'address'; readonly address: string; readonly network: CryptoNetwork | null };

/** What a player asks for. */
export interface WithdrawOrder {
  readonly method: string;
  readonly amount: Paise;
  readonly target: WithdrawTarget;
  readonly note: string;
}

/** Where the money of a request is now. */
export type MoneyPlace = 'onItsWay' | 'paid' | 'back' | 'notKnown';

export function moneyPlace({ status }: Pick<Withdrawal, 'status'>): MoneyPlace {
  if (status === 'pending') return 'onItsWay';
  if (status === 'approved') return 'paid';
  return status === 'unknown' ? 'notKnown' : 'back';
}
