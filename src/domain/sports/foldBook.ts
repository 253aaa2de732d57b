import type { MarketId, RunnerId } from '@/domain/shared/ids';
import { applyChange, sameOffer } from './applyChange';
import type { MarketBook, MarketChange, RunnerBook, Side } from './MarketBook';
import { priceKey } from './PriceKey';
import type { PriceKey } from './PriceKey';

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

const NO_RUNNERS: ReadonlyMap<RunnerId, RunnerBook> = new Map();

/** The cells that differ between two books of one market. Cheap when little changed: equal parts are the same objects. */
export function changedCells(before: MarketBook | null, now: MarketBook): readonly PriceKey[] {
  if (before === now) return [];
  const changed: PriceKey[] = [];
  const known = before?.runners ?? NO_RUNNERS;
  for (const [id, runner] of now.runners) changedOfRunner(changed, now.id, id, known.get(id), runner);
  for (const [id, runner] of known)
    if (!now.runners.has(id)) changedOfRunner(changed, now.id, id, runner, undefined);
  return changed;
}

function changedOfRunner(
  changed: PriceKey[],
  market: MarketId,
  runner: RunnerId,
  before: RunnerBook | undefined,
  now: RunnerBook | undefined,
): void {
  if (before === now) return;
  for (const side of ['back', 'lay'] satisfies Side[]) {
    const was = before?.[side] ?? [];
    const is = now?.[side] ?? [];
    for (let level = 0; level < Math.max(was.length, is.length); level++)
      if (!sameOffer(was[level] ?? null, is[level] ?? null))
        changed.push(priceKey(market, runner, side, level));
  }
}
