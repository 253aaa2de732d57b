import { paise, type Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { RunnerId } from '@/domain/shared/ids';
import type { Positions } from './positions';

/** The best odds on each side of one runner; null: nobody offers any. */
export interface BestOdds {
  readonly back: OddsHundredths | null;
  readonly lay: OddsHundredths | null;
}

/**
 * What betting against the position at the best odds would lock in, in paise and signed: an estimate for a button, the server's quote decides.
 * Each runner but one is backed or laid until all outcomes are worth the same; the one left out is the one that leaves most. Null when an
 * opposing price is missing. Source: P08, L = W_b - sum of (W_b - W_i) / O_i.
 */
export function cashOutEstimate(positions: Positions, best: (runner: RunnerId) => BestOdds): Paise | null {
  const locked = [...positions.keys()].flatMap((base) => lockedFrom(base, positions, best) ?? []);
  return locked.length === 0 ? null : paise(Math.floor(Math.max(...locked)));
}

function lockedFrom(
  base: RunnerId,
  positions: Positions,
  best: (runner: RunnerId) => BestOdds,
): number | null {
  const target = positions.get(base) ?? 0;
  let locked: number = target;
  for (const [runner, result] of positions) {
    const missing = target - result;
    if (missing === 0) continue;
    const odds = missing > 0 ? best(runner).back : best(runner).lay;
    if (odds === null) return null;
    locked -= (missing * 100) / odds;
  }
  return locked;
}
