import type { Paise } from '../shared/Money';
import { leftOf, type SelfLimit } from './SelfLimit';

/** Whether a bet keeps to the limits: what it may lose by itself is its stake, what it adds to that of the market its loss. One that lowers the risk of losing is no loss. */
export function betFits(
  limits: readonly SelfLimit[],
  { liability, added }: { readonly liability: Paise; readonly added: Paise },
): boolean {
  return limits.every(({ kind, ...limit }) => {
    const left = leftOf(limit) ?? Infinity;
    if (kind === 'stake') return liability <= left;
    return kind === 'deposit' || added <= 0 || added <= left;
  });
}
