import { acceptanceOn, worstOdds } from '@/domain/betting/worstOdds';
import type { Capabilities } from '../ports/device/Capabilities';
import type { BetOrder } from '../ports/gateways/BetsGateway';
import type { PendingBet } from '../ports/state/BettingState';

/** What goes out for a bet, at the market's version of now. */
export function orderOf(
  { key, slip, stake }: PendingBet,
  marketVersion: number,
  { oddsBound, keepInPlay }: Pick<Capabilities, 'oddsBound' | 'keepInPlay'>,
): BetOrder {
  const accepted = acceptanceOn(slip.selection, slip.acceptOdds);
  const bound = typeof accepted === 'number' && oddsBound ? worstOdds(slip.selection, slip) : null;
  const { marketId, marketKind, runnerId, side } = slip.selection;
  return {
    key,
    marketKind,
    marketId,
    runnerId,
    side,
    odds: slip.odds,
    line: slip.line,
    stake,
    // Checked a moment ago: the slip's odds are still on offer at this version, or the player takes any.
    marketVersion,
    // A server that does not know the bound takes better odds only: never worse than it says.
    acceptOdds: typeof accepted === 'number' ? 'better' : accepted,
    ...(bound === null ? {} : { worstOdds: bound }),
    ...(keepInPlay && slip.keepInPlay === true ? { keepInPlay: true } : {}),
  };
}
