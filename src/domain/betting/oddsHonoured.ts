import type { OddsHundredths } from '@/domain/shared/Odds';
import type { Side } from '@/domain/sports/Side';
import type { Bet } from './Bet';
import type { BetSlip } from './BetSlip';
import { worstOdds } from './worstOdds';

/** Whether odds are at least as good for the player: higher to back, lower to lay. */
export function atLeastAsGood(side: Side, given: OddsHundredths, asked: OddsHundredths): boolean {
  return side === 'back' ? given >= asked : given <= asked;
}

/**
 * P19: whether a bet that was taken keeps to what the slip asked for, or the player had opted in to worse odds, any or by so many steps. A fancy bet on another line is another bet. We compare with our own slip, not with
 * what the server says that we asked.
 */
export function oddsHonoured(bet: Bet, slip: Pick<BetSlip, 'odds' | 'line' | 'acceptOdds'>): boolean {
  const worst = worstOdds(bet, slip);
  if (worst === null || bet.matched === 0) return true;
  return bet.line === slip.line && atLeastAsGood(bet.side, bet.odds, worst);
}
