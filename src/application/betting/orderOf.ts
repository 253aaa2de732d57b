import type { BetOrder } from '../ports/gateways/BetsGateway';
import type { PendingBet } from '../ports/state/BettingState';

/** What goes out for a bet, at the market's version of now. */
export function orderOf({ key, slip, stake }: PendingBet, marketVersion: number): BetOrder {
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
    acceptOdds: slip.acceptOdds,
  };
}
