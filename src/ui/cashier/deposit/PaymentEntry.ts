import type { DepositOrderId } from '@/domain/cashier/deposits/DepositOrder';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';

/** What is entered of a payment that was made. */
export interface PaymentEntry {
  /** What it was entered for; null: nothing was entered yet. */
  readonly order: DepositOrderId | null;
  readonly text: string;
  readonly proof: ReadyFile | null;
}

export const NO_PAYMENT: PaymentEntry = { order: null, text: '', proof: null };
