import { paise, type Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { RunnerId } from '@/domain/shared/ids';
import { decimalPayout } from './payout';
import type { Positions } from './positions';

/** The best odds on each side of one runner; null: nobody offers any. */
export interface BestOdds {
  readonly back: OddsHundredths | null;
  readonly lay: OddsHundredths | null;
}

/**
 * What betting against the position at the best odds would lock in, in paise and signed: for a button, the server's quote decides. Each runner but
 * one is backed or laid until all outcomes are worth the same; the one left out is the one that leaves most. Stakes and what they bring are
 * rounded bet by bet, and the least of the outcomes counts, as in a quote. Null when an opposing price is missing, or when no way out leaves
 * more than the worst outcome brings anyway. Source: P08, P10.
 */
export function cashOutEstimate(positions: Positions, best: (runner: RunnerId) => BestOdds): Paise | null {
  const levels = new Set(positions.values());
  const [first] = levels;
  if (first === undefined || levels.size === 1) return first ?? null;
  const locked = Math.max(...[...levels].map((level) => lockedAt(level, positions, best)));
  return locked > Math.min(...levels) ? paise(locked) : null;
}

/** The least outcome once every runner is bet to that level; -Infinity where the odds for that are not on offer. */
function lockedAt(level: Paise, positions: Positions, best: (runner: RunnerId) => BestOdds): number {
  // What the bets bring together when none of their runners wins.
  let allLose = 0;
  let least = Infinity;
  for (const [runner, result] of positions) {
    if (result === level) {
      least = Math.min(least, result);
      continue;
    }
    const side = result > level ? 'lay' : 'back';
    const odds = best(runner)[side];
    if (odds === null) return -Infinity;
    const stake = paise(Math.round((Math.abs(level - result) * 100) / odds));
    const { profit, liability } = decimalPayout(side, odds, stake);
    const [wins, loses] = side === 'back' ? [profit, -liability] : [-liability, profit];
    allLose += loses;
    least = Math.min(least, result + wins - loses);
  }
  return allLose + least;
}
