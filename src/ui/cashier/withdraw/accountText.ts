import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { Texts } from '@/texts/createTexts';

/** One account in a sentence: whose bank, or of which kind, and its last digits. */
export function accountText({ type, bank, masked }: BankAccount, t: Texts['t']): string {
  if (type === 'card') return `${t('bank.type.card')} ${masked}`;
  return `${type === 'bank' && bank !== '' ? bank : t(`cashier.mode.${type}`)} ${masked}`;
}
