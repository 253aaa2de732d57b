import type { Words } from '../../../texts/Said';

export type BankKind = 'bank' | 'card' | 'upi';

/** What is kept of an account: never its number. */
export interface BankRecord {
  readonly id: string;
  readonly userId: string;
  readonly type: BankKind;
  readonly holder: string;
  /** `••••1234` or `as•••@okaxis`. */
  readonly masked: string;
  /** Of the number and its bank: tells two accounts apart without knowing either. */
  readonly print: string;
  readonly ifsc: string;
  readonly bank: string;
  readonly branch: string;
  readonly addedAt: number;
  isDefault: boolean;
  status: 'pending' | 'approved' | 'declined';
  /** Why it was declined. */
  reason: Words;
}

export interface NewBank {
  readonly key: string;
  readonly type: 'bank' | 'upi';
  readonly holder: string;
  /** The account number or the UPI id. */
  readonly number: string;
  readonly ifsc: string;
  readonly pan: string | null;
}
