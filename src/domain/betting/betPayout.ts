import type { Bet } from './Bet';
import { payoutPolicy } from './payout';
import type { Payout } from './payout';
import { standingStake } from './standingStake';

/** What a bet can bring and cost, at its odds: as much of it as was taken or can still be. Nothing, once it is refused or called back. */
export function betPayout(
  bet: Pick<Bet, 'marketKind' | 'side' | 'odds' | 'stake' | 'matched' | 'status'>,
): Payout {
  return payoutPolicy(bet.marketKind).payout(bet.side, bet.odds, standingStake(bet));
}
