import type { BankRecord } from '../banks/BankRecord';
import type { PayeeOnFile } from './payee';

/** What a payment needs of an account on file. */
export function payeeOnFile(record: BankRecord | null): PayeeOnFile | null {
  if (record === null) return null;
  const { type, bank, masked, status } = record;
  return { type, label: `${bank} ${masked}`.trim(), checked: status === 'approved' };
}
