import type { BankAccount } from '@/domain/cashier/BankAccount';
import { bankAccountId } from '@/domain/shared/ids';
import { invent } from './invent';

const from = invent('bank accounts');
/** Whose account it is: invented, and long. */
export const HOLDER = from.longName();

export function aBank(changes: Partial<BankAccount> = {}): BankAccount {
  return {
    id: bankAccountId('BA1'),
    type: 'bank',
    holder: HOLDER,
    masked: '••••9012',
    ifsc: 'HDFC0001234',
    bank: 'HDFC Bank',
    branch: '',
    isDefault: true,
    check: 'approved',
    reason: '',
    addedAt: 0,
    ...changes,
  };
}
