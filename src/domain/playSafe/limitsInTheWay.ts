import type { Paise } from '../shared/Money';
import { leftOf } from './SelfLimit';
import type { SelfLimit } from './SelfLimit';

/** The limits that a bet with this much at risk goes over, the tightest first. */
export function limitsInTheWay(limits: readonly SelfLimit[], risk: Paise): readonly SelfLimit[] {
  return limits
    .filter((limit) => limit.kind !== 'deposit' && (leftOf(limit) ?? Infinity) < risk)
    .toSorted((one, other) => (leftOf(one) ?? 0) - (leftOf(other) ?? 0));
}
