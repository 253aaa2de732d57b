import type { Words } from '../../../texts/Said';

export type WithdrawalStatus = 'pending' | 'approved' | 'declined' | 'expired';

/** A request to be paid. Paise, epoch milliseconds. */
export interface WithdrawalRecord {
  readonly id: string;
  readonly userId: string;
  readonly key: string;
  readonly method: string;
  readonly amount: number;
  readonly fee: number;
  /** Of an account on file its id; empty for an address. */
  readonly accountId: string;
  /** Where to, masked: the whole of an address is not kept. */
  readonly account: string;
  readonly note: string;
  /** What its key stood for: the same key with anything else is refused. */
  readonly content: string;
  status: WithdrawalStatus;
  /** The player took it back. */
  cancelled: boolean;
  reason: Words;
  /** Of the payment, once it was made; absent: none. */
  utr?: string;
  readonly createdAt: number;
  readonly dueAt: number;
  processedAt: number | null;
}

export interface SavedWithdrawals {
  readonly records: readonly WithdrawalRecord[];
  /** Cash that a bonus holds until enough has been wagered, by player. */
  readonly locks: readonly (readonly [string, number])[];
}
