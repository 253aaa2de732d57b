import type { Paise } from '@/domain/shared/Money';
import type { Bet } from './Bet';

/** Of a word that we do not know nothing speaks against the stake. */
const WHOLE: ReadonlySet<Bet['status']> = new Set(['pending', 'unmatched', 'partlyMatched', 'other']);

/** What of the stake was taken or can still be; paise. The rest was cancelled, lapsed or refused. */
export function effectiveStake({ status, stake, matched }: Pick<Bet, 'status' | 'stake' | 'matched'>): Paise {
  return WHOLE.has(status) ? stake : matched;
}
