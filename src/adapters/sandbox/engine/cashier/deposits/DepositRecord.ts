import type { Words } from '../../../texts/Said';

/** A payment that a player told of. Paise, epoch milliseconds. */
export interface DepositRecord {
  readonly id: string;
  readonly userId: string;
  readonly key: string;
  readonly gateway: string;
  readonly amount: number;
  readonly credit: number;
  /** Empty for a redirect gateway. */
  readonly reference: string;
  /** What else its key stood for: the same key with anything else is refused. */
  readonly content: string;
  status: 'pending' | 'approved' | 'declined' | 'expired';
  reason: Words | null;
  readonly createdAt: number;
  decidedAt: number | null;
}

/** What a player is to pay, and until when. Moves no money. */
export interface OrderRecord {
  readonly id: string;
  readonly userId: string;
  readonly gateway: string;
  readonly amount: number;
  readonly createdAt: number;
  expiresAt: number;
  extended: number;
}

export interface SavedDeposits {
  readonly records: readonly DepositRecord[];
  readonly orders: readonly OrderRecord[];
}
