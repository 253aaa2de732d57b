import type { RunnerId } from '@/domain/shared/ids';
import { sameOffer } from './applyChange';
import type { MarketBook, RunnerBook } from './MarketBook';
import type { Side } from './Side';
import type { PriceKey } from './PriceKey';
import { PriceKeys } from './PriceKeys';

const SIDES: readonly Side[] = ['back', 'lay'];
const NOTHING: RunnerBook['back'] = [];
const NO_RUNNERS: ReadonlyMap<RunnerId, RunnerBook> = new Map();

/**
 * The cells whose price or size differs between two books of one market, each once. Cheap when little changed: equal parts are the same objects. Whoever compares a
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
