import type { Bet } from './Bet';
import { payoutPolicy } from './payout';
import type { Payout } from './payout';

/** What a whole bet can bring and cost, at its odds. */
export function betPayout(bet: Pick<Bet, 'marketKind' | 'side' | 'odds' | 'stake'>): Payout {
  return payoutPolicy(bet.marketKind).payout(bet.side, bet.odds, bet.stake);
}
