import type { Paise } from '../shared/Money';
import { leftOf, type SelfLimit } from './SelfLimit';

/** The limits that a bet with this much at risk goes over, or a deposit of this much, the tightest first. */
export function limitsInTheWay(
  limits: readonly SelfLimit[],
  what: 'bet' | 'deposit',
  amount: Paise,
): readonly SelfLimit[] {
  return limits
    .filter(
      (limit) => (limit.kind === 'deposit') === (what === 'deposit') && (leftOf(limit) ?? Infinity) < amount,
    )
    .toSorted((one, other) => (leftOf(one) ?? 0) - (leftOf(other) ?? 0));
}
