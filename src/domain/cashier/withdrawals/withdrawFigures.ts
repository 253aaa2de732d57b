import { NO_MONEY, paise, type Paise } from '@/domain/shared/Money';
import type { WithdrawMethod } from './WithdrawMethod';

export interface WithdrawFigures {
  readonly fee: Paise;
  /** What arrives: the amount without the fee, never below zero. */
  readonly receives: Paise;
  /** The same in hundredths of the method's currency, rounded down; null: it arrives in rupees. */
  readonly inCurrency: number | null;
}

/** What a withdrawal of this amount (paise) costs and brings. A broken paisa of the fee counts as a whole one. An estimate: the server reckons. */
export function withdrawFigures(
  amount: Paise,
  { fee: { flat, basisPoints }, currency }: Pick<WithdrawMethod, 'fee' | 'currency'>,
): WithdrawFigures {
  const fee = paise(Math.min(amount, flat + Math.ceil((amount * basisPoints) / 10_000)));
  const receives = amount > fee ? paise(amount - fee) : NO_MONEY;
  const known = currency !== null && currency.rate > 0;
  return { fee, receives, inCurrency: known ? Math.floor((receives * 100) / currency.rate) : null };
}
