import type { BetSlip } from './BetSlip';
import { parseStake } from './parseStake';

/** Whether two slips ask for the same: the market's version is when, not what. */
export function isSameSlip(one: BetSlip, other: BetSlip): boolean {
  return (
    one.selection.marketId === other.selection.marketId &&
    one.selection.runnerId === other.selection.runnerId &&
    one.selection.side === other.selection.side &&
    one.odds === other.odds &&
    one.line === other.line &&
    stakeOf(one) === stakeOf(other) &&
    one.acceptOdds === other.acceptOdds &&
    (one.keepInPlay ?? false) === (other.keepInPlay ?? false)
  );
}

function stakeOf({ stakeText }: BetSlip): number | string {
  const stake = parseStake(stakeText);
  return stake.ok ? stake.value : stakeText;
}
