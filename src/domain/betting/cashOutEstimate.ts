import { paise, type Paise } from '@/domain/shared/Money';
import type { RunnerId } from '@/domain/shared/ids';
import { decimalPayout } from './payout';
import type { Positions } from './positions';
import type { RunnerOffers } from './RunnerOffers';

/**
 * What betting against the position would lock in, in paise and signed: for a button, the server's quote decides. Each runner but one is backed or laid
 * until all outcomes are worth the same, at the best odds for what is offered at them, then at the next; the one left out is the one that leaves
 * most. Stakes and what they bring are rounded bet by bet, and the least of the outcomes counts, as in a quote. The last offer that is
 * known takes what is left: the server may know more of them. Null when an opposing price is missing, or when no way out leaves more than the
 * worst outcome brings anyway. Source: P08, P10.
 */
export function cashOutEstimate(
  positions: Positions,
  offers: (runner: RunnerId) => RunnerOffers,
): Paise | null {
  const levels = new Set(positions.values());
  const [first] = levels;
  if (first === undefined || levels.size === 1) return first ?? null;
  const locked = Math.max(...[...levels].map((level) => lockedAt(level, positions, offers)));
  return locked > Math.min(...levels) ? paise(locked) : null;
}

/** The least outcome once every runner is bet to that level; -Infinity where the odds for that are not on offer. */
function lockedAt(level: Paise, positions: Positions, offers: (runner: RunnerId) => RunnerOffers): number {
  // What the bets bring together when none of their runners wins.
  let allLose = 0;
  let least = Infinity;
  for (const [runner, result] of positions) {
    const side = result > level ? 'lay' : 'back';
    const on = offers(runner)[side];
    if (result !== level && on.length === 0) return -Infinity;
    let all = result as number;
    // Each paisa staked moves this runner by the odds in hundredths of a paisa against the others.
    let left = Math.abs(level - result) * 100;
    for (const [at, { price, size }] of on.entries()) {
      const wanted = Math.round(left / price);
      // Where a backend names no size, it is not known.
      const stake = paise(at === on.length - 1 || size <= 0 ? wanted : Math.min(wanted, size));
      if (stake <= 0) break;
      const { profit, liability } = decimalPayout(side, price, stake);
      const [wins, loses] = side === 'back' ? [profit, -liability] : [-liability, profit];
      allLose += loses;
      all += wins - loses;
      left -= stake * price;
    }
    least = Math.min(least, all);
  }
  return allLose + least;
}
