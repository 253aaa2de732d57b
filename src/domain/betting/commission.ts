import { paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';

/**
 * What is taken from the net result of one market, in paise: `percent` of a profit, nothing of a loss. Rounded up, so that a win is never
 * overstated; the server's rounding wins.
 */
export function commissionOn(net: Paise, percent: number): Paise {
  const share = Math.ceil((net * Math.round(percent * 100)) / 10_000);
  return paise(Math.max(0, Math.min(net, share)));
}
