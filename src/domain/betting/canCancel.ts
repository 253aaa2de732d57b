import type { Bet } from './Bet';
import { isWaiting } from './isWaiting';

/**
 * Whether a bet can be called back: what waits to be taken, and where the backend lets it a bet whose in-play delay runs. A change that waits out its
 * delay is called off with the bet that it would change.
 */
export function canCancel(bet: Bet, inDelay: boolean): boolean {
  return isWaiting(bet) || (inDelay && bet.status === 'pending' && bet.replaces === null);
}
