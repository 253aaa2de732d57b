import type { Words } from '../../../texts/Said';

/** A way to pay in, as this operator offers it. Money in paise. */
export interface GatewayEntry {
  readonly id: string;
  readonly name: Words;
  readonly mode: 'upi' | 'wallet' | 'crypto' | 'bank';
  readonly flow: 'transfer' | 'redirect';
  readonly min: number;
  readonly max: number;
  readonly feeFlat: number;
  readonly feeBasisPoints: number;
  readonly minutes: number;
  readonly recommended: boolean;
  /** How it is today; null: it does not say. */
  readonly health: { readonly state: 'good' | 'slow'; readonly note: Words } | null;
  /** Why it cannot be used now; null: it can. */
  readonly closed: Words | null;
  readonly reference: 'utr' | 'bkash' | 'nagad' | 'tron' | 'bsc' | 'text';
  readonly proof: 'required' | 'optional';
  readonly network: string | null;
  readonly currency: { readonly code: string; readonly rate: number } | null;
  readonly payee: string;
  readonly payeeName: string;
}
