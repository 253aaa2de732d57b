import type { MarketId, RunnerId } from '@/domain/shared/ids';
import { NO_MONEY } from '../shared/Money';
import { conditionsAfter, sameForBets } from './conditionsAfter';
import { DEEPEST_LEVEL } from './deepestLevel';
import type { RunnerStatus } from './Market';
import {
  sameOffer,
  type LevelChange,
  type MarketChange,
  type MarketConditions,
  type PriceLevel,
  type RunnerChange,
} from './MarketChange';
import { PriceCell, type PriceListener } from './PriceCell';
import type { PriceColumn } from './PriceColumn';

/**
 * What a change changed. `prices`: nothing but prices and what was matched. `conditions`: something that decides about a bet. `closed`: something that
 * could be bet on before cannot be any more.
 */
export type Folded = 'nothing' | 'prices' | 'conditions' | 'closed';

interface RunnerCells {
  /** null: not in the market, or not any more. */
  status: RunnerStatus | null;
  image: number;
  readonly back: PriceCell[];
  readonly lay: PriceCell[];
  /** What it was matched at last, in one cell; without a size. */
  readonly last: PriceCell[];
}

/**
 * One market as we know it: an image folded with its deltas. Each cell holds the last value and the painted one, so a change costs the cells that it
 * names, and a burst of them costs no memory.
 */
export class MarketCells {
  /** null: nothing was said of it. */
  conditions: MarketConditions | null = null;
  /** Its own source has said all of it. A list says less, and a delta needs all of it. */
  imaged = false;
  /** Turned out closed since it was painted last (F43). */
  ended = false;
  readonly runners = new Map<RunnerId, RunnerCells>();
  #dirty: PriceCell[] = [];
  /** Counts images: what belongs to an older one is gone. */
  #image = 0;
  #listening = 0;
  #folded: Folded = 'nothing';
  #statusesChanged = false;

  constructor(readonly id: MarketId) {}

  /** How many cells of it are on the screen. */
  get listening(): number {
    return this.#listening;
  }

  /** What is painted, as long as any of it is on the screen: what is tapped is what is read. Else the newest. */
  price(runner: RunnerId, side: PriceColumn, level: number): PriceLevel | null {
    const cell = this.runners.get(runner)?.[side][level];
    return (this.#listening > 0 ? cell?.painted : cell?.offer) ?? null;
  }

  fold(change: MarketChange): Folded {
    this.#folded = 'nothing';
    if (change.image) this.#image += 1;
    this.#foldConditions(change);
    for (const runner of change.runners) this.#foldRunner(runner);
    if (change.image) this.#clearOlder();
    return this.#folded;
  }

  /** Whether a runner's status changed since the last time this was asked. */
  takeStatuses(): boolean {
    const changed = this.#statusesChanged;
    this.#statusesChanged = false;
    return changed;
  }

  /** `moves`: what is painted was live until now. What a market catches up with, after a pause or a list's older prices, did not move just now. */
  paint(moves = true): void {
    const dirty = this.#dirty;
    this.#dirty = [];
    for (const cell of dirty) cell.paint(moves);
  }

  /** Nothing is known of it any more. Its cells on the screen have to be painted once more, empty. */
  forget(): void {
    this.conditions = null;
    this.imaged = false;
    this.ended = false;
    this.#image += 1;
    this.#clearOlder();
  }

  /** The first cell on the screen brings the others up to date: none of them is there yet, so nothing flashes. */
  listen(runner: RunnerId, side: PriceColumn, level: number, listener: PriceListener): () => void {
    if (this.#listening === 0) this.paint();
    this.#listening += 1;
    const stop = cellAt(this.#runner(runner)[side], level).listen(listener);
    let stopped = false;
    return () => {
      if (stopped) return;
      stopped = true;
      this.#listening -= 1;
      stop();
    };
  }

  #foldConditions(change: MarketChange): void {
    const before = this.conditions;
    const now = conditionsAfter(before, change);
    if (before === null || !sameForBets(before, now))
      this.#changed(before?.status === 'open' && now.status !== 'open' ? 'closed' : 'conditions');
    else if (before.totalMatched === now.totalMatched) return;
    else this.#changed('prices');
    this.conditions = now;
  }

  /** A runner that is listed twice is merged twice: nothing of either entry is lost. */
  #foldRunner({ id, status, back, lay, last }: RunnerChange): void {
    const runner = this.#runner(id);
    const known = runner.image === this.#image ? runner.status : null;
    runner.image = this.#image;
    this.#setStatus(runner, status ?? known ?? 'active');
    if (back !== undefined) this.#foldLevels(runner.back, back);
    if (lay !== undefined) this.#foldLevels(runner.lay, lay);
    if (last !== undefined) this.#setCell(cellAt(runner.last, 0), { price: last, size: NO_MONEY });
  }

  #foldLevels(cells: PriceCell[], changes: readonly LevelChange[]): void {
    for (const { level, offer } of changes) {
      if (!Number.isInteger(level) || level < 0 || level > DEEPEST_LEVEL) continue;
      this.#setCell(cellAt(cells, level), offer?.size === 0 ? null : offer);
    }
  }

  #setCell(cell: PriceCell, offer: PriceLevel | null): void {
    cell.image = this.#image;
    this.#setOffer(cell, offer);
  }

  /** An image replaces everything: what it leaves out is gone (F35). */
  #clearOlder(): void {
    for (const runner of this.runners.values()) {
      if (runner.image !== this.#image) this.#setStatus(runner, null);
      for (const cells of [runner.back, runner.lay, runner.last])
        for (const cell of cells) if (cell.image !== this.#image) this.#setOffer(cell, null);
    }
  }

  #setStatus(runner: RunnerCells, status: RunnerStatus | null): void {
    if (runner.status === status) return;
    this.#changed(runner.status === 'active' ? 'closed' : 'conditions');
    runner.status = status;
    this.#statusesChanged = true;
  }

  #setOffer(cell: PriceCell, offer: PriceLevel | null): void {
    if (sameOffer(cell.offer, offer)) return;
    cell.offer = offer;
    this.#changed('prices');
    if (cell.dirty) return;
    cell.dirty = true;
    this.#dirty.push(cell);
  }

  /** The gravest of what one change changed. */
  #changed(what: Folded): void {
    if (GRAVITY[what] > GRAVITY[this.#folded]) this.#folded = what;
  }

  #runner(id: RunnerId): RunnerCells {
    let runner = this.runners.get(id);
    if (runner === undefined)
      this.runners.set(id, (runner = { status: null, image: -1, back: [], lay: [], last: [] }));
    return runner;
  }
}

const GRAVITY: Readonly<Record<Folded, number>> = { nothing: 0, prices: 1, conditions: 2, closed: 3 };

function cellAt(cells: PriceCell[], level: number): PriceCell {
  let cell = cells[level];
  while (cell === undefined) {
    cells.push(new PriceCell());
    cell = cells[level];
  }
  return cell;
}
