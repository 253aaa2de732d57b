import { paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import type { Wallet } from '@/domain/wallet/Wallet';

/** How much is missing for the smallest bet; null: nothing, or it is not known. A game can be opened all the same. */
export function fundsShort(minStake: Paise | null, wallet: Wallet | null): Paise | null {
  if (minStake === null || wallet === null || wallet.cash >= minStake) return null;
  return paise(minStake - wallet.cash);
}
