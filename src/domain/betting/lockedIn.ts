import { paise, type Paise } from '@/domain/shared/Money';
import type { RunnerId } from '@/domain/shared/ids';
import type { Positions } from './positions';
import type { BestOdds } from './RunnerOffers';

/** Paise. assumed: a difference that stakes of less than a rupee would level counts as none, as the server has it. */
const SMALL_CHANGE = 100;

/**
 * The least that a level book brings, in paise and signed; null when its outcomes differ by enough to bet against. Where nobody offers odds
 * the difference itself has to be small, which no stake exceeds. Source: P08, a cash out leaves the outcomes apart by the rounding of its bets.
 */
export function lockedIn(positions: Positions, best: (runner: RunnerId) => BestOdds): Paise | null {
  const isLevel = [...positions.values()].some((target) => stakesTo(target, positions, best) < SMALL_CHANGE);
  return isLevel ? paise(Math.min(...positions.values())) : null;
}

function stakesTo(target: number, positions: Positions, best: (runner: RunnerId) => BestOdds): number {
  let stakes = 0;
  for (const [runner, result] of positions) {
    const { back, lay } = best(runner);
    stakes += (Math.abs(target - result) * 100) / ((result > target ? lay : back) ?? 100);
  }
  return stakes;
}
