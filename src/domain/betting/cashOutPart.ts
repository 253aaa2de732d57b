import { paise, type Paise } from '@/domain/shared/Money';
import type { ResultRange } from './openPositions';
import type { Positions } from './positions';

/** How much of a position is cashed out: whole percent. */
export const CASH_OUT_PARTS = { least: 10, step: 5, all: 100 } as const;

/** That share of what each runner brings, to the paisa and towards nothing: share and rest are the whole, whoever wins. */
export function partOf(positions: Positions, percent: number): Positions {
  return new Map([...positions].map(([runner, result]) => [runner, share(result, percent)]));
}

/** The best and the worst of the whole market after a part that brings `amount`, signed. */
export function leftBeside(positions: Positions, percent: number, amount: Paise): ResultRange {
  const results = [...positions.values()].map((result) => result - share(result, percent) + amount);
  return { best: paise(Math.max(...results)), worst: paise(Math.min(...results)) };
}

function share(result: Paise, percent: number): Paise {
  // Without the addition a loss of less than a paisa would be -0.
  return paise(Math.trunc((result * percent) / CASH_OUT_PARTS.all) + 0);
}
