import type { Paise } from '@/domain/shared/Money';
import type { Bet } from './Bet';
import { effectiveStake } from './effectiveStake';

/** The stake beside a bet; paise: what was taken of it or can still be. Where that is nothing, as of a bet that was refused, what was asked for. */
export function shownStake(bet: Pick<Bet, 'status' | 'stake' | 'matched'>): Paise {
  return bet.matched > 0 ? effectiveStake(bet) : bet.stake;
}
