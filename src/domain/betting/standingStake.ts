import type { Paise } from '@/domain/shared/Money';
import type { Bet } from './Bet';

const WAITING: ReadonlySet<Bet['status']> = new Set(['pending', 'unmatched', 'partlyMatched']);

/** What of the stake was taken or can still be; paise. The rest was cancelled, lapsed or refused. */
export function standingStake({ status, stake, matched }: Pick<Bet, 'status' | 'stake' | 'matched'>): Paise {
  return WAITING.has(status) ? stake : matched;
}
