import type { OddsHundredths } from '@/domain/shared/Odds';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { tickDown, tickUp } from '@/domain/sports/oddsLadder';
import type { BetSlip, OddsAcceptance, Selection } from './BetSlip';

/** The acceptance that counts on a market: steps are of the ladder, and a kind that is not on it has none. */
export function acceptanceOn(
  { marketKind }: Pick<Selection, 'marketKind'>,
  accepted: OddsAcceptance,
): OddsAcceptance {
  return typeof accepted === 'number' && !MARKET_KINDS[marketKind].onLadder ? 'better' : accepted;
}

/** The worst odds that are taken: so many steps of the ladder below those asked for, of a lay above them; never past the ladder's end. null: any. */
export function worstOdds(
  on: Pick<Selection, 'marketKind' | 'side'>,
  { odds, acceptOdds }: Pick<BetSlip, 'odds' | 'acceptOdds'>,
): OddsHundredths | null {
  const accepted = acceptanceOn(on, acceptOdds);
  if (accepted === 'any') return null;
  const step = on.side === 'back' ? tickDown : tickUp;
  let worst = odds;
  for (let steps = typeof accepted === 'number' ? accepted : 0; steps > 0; steps--) worst = step(worst);
  return worst;
}
