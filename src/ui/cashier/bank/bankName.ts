import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { MessageId } from '@/texts/MessageId';

/** The bank's name, or what kind of account it is. */
export function bankName({ type, bank }: BankAccount, t: (id: MessageId) => string): string {
  return bank === '' ? t(`bank.type.${type}`) : bank;
}
