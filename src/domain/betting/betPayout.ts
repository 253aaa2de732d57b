import { negateMoney, type Paise } from '@/domain/shared/Money';
import type { Side } from '@/domain/sports/Side';
import type { Bet } from './Bet';
import { resultAt, type TenThousandths } from './exactOdds';
import { decimalPayout, type Payout } from './payout';
import { effectiveStake } from './effectiveStake';

/** What a bet can bring and cost, at its odds: as much of it as was taken or can still be. Nothing, once it is refused or called back. */
export function betPayout(
  bet: Pick<Bet, 'marketKind' | 'side' | 'odds' | 'exactOdds' | 'stake' | 'matched' | 'status'>,
): Payout {
  const exact = bet.exactOdds === null ? null : exactPayout(bet.exactOdds, bet.side, effectiveStake(bet));
  if (exact !== null) return exact;
  return decimalPayout(bet.side, bet.odds, effectiveStake(bet));
}

function exactPayout(exact: TenThousandths, side: Side, stake: Paise): Payout | null {
  const [won, lost] = [resultAt(exact, side, stake, 'won'), resultAt(exact, side, stake, 'lost')];
  return won === null || lost === null ? null : { profit: won, liability: negateMoney(lost) };
}
