import type { Paise } from '@/domain/shared/Money';
import { stakeable } from './stakeable';
import type { Wallet } from './Wallet';

/** What can be staked, as far as this connection has said; null: not said yet, so that nothing is refused by old figures (F91). */
export function fundsNow(known: { readonly wallet: Wallet | null; readonly current: boolean }): Paise | null {
  return known.wallet === null || !known.current ? null : stakeable(known.wallet);
}
