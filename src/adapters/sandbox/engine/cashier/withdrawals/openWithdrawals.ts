import type { Kernel } from '../../kernel/Kernel';
import type { Wallets } from '../../money/Wallets';
import type { ReviewDesk } from '../ReviewDesk';
import { WithdrawalBook } from './WithdrawalBook';
import { WithdrawalDesk } from './WithdrawalDesk';
import type { WithdrawalSurroundings } from './WithdrawalDesk';
import type { SavedWithdrawals } from './WithdrawalRecord';

/** The book of withdrawals and the desk that writes it. */
export function openWithdrawals(
  kernel: Kernel,
  wallets: Wallets,
  reviews: ReviewDesk,
  saved: SavedWithdrawals | undefined,
  around: WithdrawalSurroundings,
): { readonly book: WithdrawalBook; readonly desk: WithdrawalDesk } {
  const book = new WithdrawalBook(saved);
  return { book, desk: new WithdrawalDesk(kernel, book, wallets, reviews, around) };
}
