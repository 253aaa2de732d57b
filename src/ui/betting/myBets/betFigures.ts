import type { Bet } from '@/domain/betting/Bet';
import { betPayout } from '@/domain/betting/betPayout';
import { effectiveStake } from '@/domain/betting/effectiveStake';
import { negateMoney, type Paise } from '@/domain/shared/Money';

/** What came of a settled bet; of an open one what it can bring and what it can cost. None where that is not clear. Signed. */
export function betFigures(bet: Bet): readonly Paise[] {
  if (bet.profitLoss !== null) return [bet.profitLoss];
  // Of a word that we do not know it is not clear what can still come of the bet.
  if (bet.status === 'other' || effectiveStake(bet) === 0) return [];
  const { profit, liability } = betPayout(bet);
  return [profit, negateMoney(liability)];
}
