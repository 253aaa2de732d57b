import type { RunnerId } from '@/domain/shared/ids';
import { applyChange, sameOffer } from './applyChange';
import type { MarketBook, MarketChange, RunnerBook, Side } from './MarketBook';
import type { PriceKey } from './PriceKey';
import { PriceKeys } from './PriceKeys';

export interface FoldedBook {
  readonly book: MarketBook;
  /** The cells whose price or size differs from the book before, each once. */
  readonly changed: readonly PriceKey[];
}

/** `applyChange`, with the cells that have to repaint. */
export function foldBook(book: MarketBook | null, change: MarketChange): FoldedBook | 'needsImage' {
  const next = applyChange(book, change);
  return next === 'needsImage' ? next : { book: next, changed: changedCells(book, next) };
}

const SIDES: readonly Side[] = ['back', 'lay'];
const NOTHING: RunnerBook['back'] = [];
const NO_RUNNERS: ReadonlyMap<RunnerId, RunnerBook> = new Map();

/**
 * The cells that differ between two books of one market. Cheap when little changed: equal parts are the same objects. Whoever compares a
 * market again and again keeps its `keys`.
 */
export function changedCells(
  before: MarketBook | null,
  now: MarketBook,
  keys = new PriceKeys(now.id),
): readonly PriceKey[] {
  if (before === now) return [];
  const changed: PriceKey[] = [];
  const known = before?.runners ?? NO_RUNNERS;
  for (const [id, runner] of now.runners) changedOfRunner(changed, keys, id, known.get(id), runner);
  for (const [id, runner] of known)
    if (!now.runners.has(id)) changedOfRunner(changed, keys, id, runner, undefined);
  return changed;
}

function changedOfRunner(
  changed: PriceKey[],
  keys: PriceKeys,
  runner: RunnerId,
  before: RunnerBook | undefined,
  now: RunnerBook | undefined,
): void {
  if (before === now) return;
  for (const side of SIDES) {
    const was = before?.[side] ?? NOTHING;
    const is = now?.[side] ?? NOTHING;
    if (was === is) continue;
    for (let level = 0; level < Math.max(was.length, is.length); level++)
      if (!sameOffer(was[level] ?? null, is[level] ?? null)) changed.push(keys.of(runner, side, level));
  }
}
