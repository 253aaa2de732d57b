import type { OpenPosition } from '@/domain/betting/openPositions';

/**
 * The rows as they were, each with what it is now, and what is new after them: nothing comes under a finger that is about to press another (F53). A position
 * that is gone leaves its row. The same rows when nothing changed.
 */
export function steadyPositions(
  before: readonly OpenPosition[],
  now: readonly OpenPosition[],
): readonly OpenPosition[] {
  const newest = new Map(now.map((each) => [each.marketId, each]));
  const same = before.map((each) => newest.get(each.marketId) ?? each);
  const shown = new Set(before.map(({ marketId }) => marketId));
  const added = now.filter(({ marketId }) => !shown.has(marketId));
  const changed = added.length > 0 || same.some((each, at) => each !== before[at]);
  return changed ? [...same, ...added] : before;
}

/** How many rows hold so many that something can still be done with, or as many rows where there are not. */
export function rowsToShow(
  rows: readonly OpenPosition[],
  few: number,
  isOver: (position: OpenPosition) => boolean,
): number {
  const last = rows
    .filter((each) => !isOver(each))
    .slice(0, few)
    .at(-1);
  return Math.max(few, last === undefined ? 0 : rows.indexOf(last) + 1);
}
