import type { Bet } from './Bet';

/** How a settled bet ended; null: it is not settled, or brought and cost nothing. */
export function wonOrLost({ status, profitLoss }: Pick<Bet, 'status' | 'profitLoss'>): 'won' | 'lost' | null {
  if (status !== 'settled' || profitLoss === null || profitLoss === 0) return null;
  return profitLoss > 0 ? 'won' : 'lost';
}
