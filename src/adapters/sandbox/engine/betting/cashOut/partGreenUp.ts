import { greenUp, type GreenUp, type NoGreenUp, type RunnerPosition } from './greenUp';

/** Percent. */
export const ALL = 100;

/**
 * Levels that share of a position (P08) and leaves the rest as it stands. The share of each runner is cut to the paisa towards nothing, so that share
 * and rest are the whole. `amount` is what the share brings whoever wins; `outcomes` are those of the whole afterwards.
 */
export function partGreenUp(positions: readonly RunnerPosition[], part: number): GreenUp | NoGreenUp {
  const shares = positions.map((each) => ({ ...each, result: Math.trunc((each.result * part) / ALL) }));
  const plan = greenUp(shares);
  if (typeof plan === 'string' || part === ALL) return plan;
  const outcomes = plan.outcomes.map(({ runnerId, result }, at) => ({
    runnerId,
    result: result + (positions[at]?.result ?? 0) - (shares[at]?.result ?? 0),
  }));
  return { ...plan, outcomes };
}
