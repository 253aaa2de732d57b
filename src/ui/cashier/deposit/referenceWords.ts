import type { ReferenceKind } from '@/domain/cashier/deposits/transferReference';
import type { MessageId } from '@/texts/MessageId';

interface ReferenceWords {
  readonly label: MessageId;
  readonly hint: MessageId;
}

/** What each gateway calls a payment, and where it is found. */
export const REFERENCE_WORDS: Readonly<Record<ReferenceKind, ReferenceWords>> = {
  utr: { label: 'deposit.confirm.utr', hint: 'deposit.confirm.utrHint' },
  bkash: { label: 'deposit.confirm.bkash', hint: 'deposit.confirm.bkashHint' },
  nagad: { label: 'deposit.confirm.nagad', hint: 'deposit.confirm.nagadHint' },
  tron: { label: 'deposit.confirm.hash', hint: 'deposit.confirm.tronHint' },
  bsc: { label: 'deposit.confirm.hash', hint: 'deposit.confirm.bscHint' },
  text: { label: 'deposit.confirm.text', hint: 'deposit.confirm.textHint' },
};
