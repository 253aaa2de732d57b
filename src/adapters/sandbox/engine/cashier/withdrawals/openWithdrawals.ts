import type { Kernel } from '../../kernel/Kernel';
import type { Wallets } from '../../money/Wallets';
import type { ReviewService } from '../ReviewService';
import { WithdrawalBook } from './WithdrawalBook';
import { WithdrawalService } from './WithdrawalService';
import type { WithdrawalSurroundings } from './WithdrawalService';
import type { SavedWithdrawals } from './WithdrawalRecord';

/** The book of withdrawals and the desk that writes it. */
export function openWithdrawals(
  kernel: Kernel,
  wallets: Wallets,
  reviews: ReviewService,
  saved: SavedWithdrawals | undefined,
  around: WithdrawalSurroundings,
): { readonly book: WithdrawalBook; readonly service: WithdrawalService } {
  const book = new WithdrawalBook(saved);
  return { book, service: new WithdrawalService(kernel, book, wallets, reviews, around) };
}
