import type { Paise } from '@/domain/shared/Money';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import { isLevel } from './applyChange';
import type { LevelChange, MarketChange } from './MarketBook';

interface HeldRunner {
  /** By level, the last that was said of it. */
  readonly back: LevelChange[];
  readonly lay: LevelChange[];
}

/**
 * Price changes of one market that wait to be folded, last value wins: as many as the market has cells, however many came. Folding the one
 * change that it makes gives the same book as folding each of them.
 */
export class HeldPrices {
  readonly #runners = new Map<RunnerId, HeldRunner>();
  #totalMatched: Paise | undefined;

  /** Only prices and what was matched may wait: everything else decides whether a bet may be placed. */
  static mayWait(change: MarketChange): boolean {
    return (
      !change.image &&
      change.status === undefined &&
      change.statusLabel === undefined &&
      change.version === undefined &&
      change.inPlay === undefined &&
      change.delaySeconds === undefined &&
      change.result === undefined &&
      change.runners.every(({ status }) => status === undefined)
    );
  }

  hold(change: MarketChange): void {
    this.#totalMatched = change.totalMatched ?? this.#totalMatched;
    for (const { id, back, lay } of change.runners) {
      let runner = this.#runners.get(id);
      if (runner === undefined) this.#runners.set(id, (runner = { back: [], lay: [] }));
      if (back !== undefined) holdLevels(runner.back, back);
      if (lay !== undefined) holdLevels(runner.lay, lay);
    }
  }

  asChange(id: MarketId): MarketChange {
    const runners = [...this.#runners].map(([runner, { back, lay }]) => ({
      id: runner,
      back: told(back),
      lay: told(lay),
    }));
    const totalMatched = this.#totalMatched;
    return { id, image: false, runners, ...(totalMatched === undefined ? {} : { totalMatched }) };
  }
}

function holdLevels(held: LevelChange[], changes: readonly LevelChange[]): void {
  for (const change of changes) {
    // As `applyChange` ignores the others: here they would cost memory for nothing.
    if (isLevel(change.level)) held[change.level] = change;
  }
}

/** Without the levels that nothing was said of. */
function told(levels: readonly LevelChange[]): readonly LevelChange[] {
  return levels.filter((change) => change !== undefined);
}
