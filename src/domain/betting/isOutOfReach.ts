import type { OddsHundredths } from '@/domain/shared/Odds';
import type { Market } from '@/domain/sports/Market';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import type { BetSlip } from './BetSlip';
import { waitsAt } from './ladder';
import { worstOdds } from './worstOdds';

/** Whether a market whose bets do not wait would refuse this one at the best price of now. null: that is not known, and nothing is said. */
export function isOutOfReach(
  slip: Pick<BetSlip, 'selection' | 'odds' | 'acceptOdds'>,
  { allowUnmatched }: Pick<Market, 'allowUnmatched'>,
  best: OddsHundredths | null,
): boolean {
  const { selection } = slip;
  if (allowUnmatched || best === null || !MARKET_KINDS[selection.marketKind].onLadder) return false;
  const worst = worstOdds(selection, slip);
  return worst !== null && waitsAt(selection.side, worst, best);
}
