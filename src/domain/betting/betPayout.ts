import type { Bet } from './Bet';
import { payoutPolicy } from './payout';
import type { Payout } from './payout';

/** What a bet that was struck can bring and cost, whole; null where its kind has no rule. */
export function betPayout(bet: Pick<Bet, 'marketKind' | 'side' | 'odds' | 'stake'>): Payout | null {
  // Runs are paid like any rate per 100, also while none are offered: Yes wins the rate, No wins the stake.
  const policy = payoutPolicy(bet.marketKind === 'fancy' ? 'bookmaker' : bet.marketKind);
  return policy?.payout(bet.side, bet.odds, bet.stake) ?? null;
}
