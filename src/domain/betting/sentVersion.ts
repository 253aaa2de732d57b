import type { Bet } from './Bet';
import type { BetSlip } from './BetSlip';
import { parseStake } from './parseStake';

/** Which of the versions that were sent under one key the server took: whichever came first owns the key. The newest first; null: none of them. */
export function sentVersion(
  bet: Pick<Bet, 'stake' | 'requestedOdds'>,
  versions: readonly BetSlip[],
): BetSlip | null {
  return (
    versions.find((slip) => {
      const stake = parseStake(slip.stakeText);
      return stake.ok && stake.value === bet.stake && slip.odds === bet.requestedOdds;
    }) ?? null
  );
}
