import type { Paise } from '@/domain/shared/Money';
import type { Wallet } from './Wallet';

/**
 * What can be staked: the cash where the server says it, else the balance. Cash that is older than its balance says nothing: it
 * must not stand in the way of a bet that a win has just paid for. The server judges in any case.
 */
export function stakeable({ balance, cash, partsAreOlder }: Wallet): Paise {
  return cash === null || partsAreOlder === true ? balance : cash;
}
