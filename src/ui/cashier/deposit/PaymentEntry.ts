import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';

/** What is entered of a payment that was made. */
export interface PaymentEntry {
  readonly text: string;
  readonly proof: ReadyFile | null;
}

export const NO_PAYMENT: PaymentEntry = { text: '', proof: null };
