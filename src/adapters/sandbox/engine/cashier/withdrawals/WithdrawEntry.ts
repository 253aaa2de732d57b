import type { Words } from '../../../texts/Said';

/** A way out as the operator set it up. Paise. */
export interface WithdrawEntry {
  readonly id: string;
  readonly name: Words;
  readonly mode: 'bank' | 'upi' | 'wallet' | 'crypto';
  readonly min: number;
  readonly max: number;
  readonly feeFlat: number;
  readonly feeBasisPoints: number;
  /** How long the operator takes. */
  readonly minutes: number;
  readonly networks: readonly ('TRC20' | 'BEP20')[];
  readonly currency: { readonly code: string; readonly rate: number } | null;
  closed: Words | null;
}
