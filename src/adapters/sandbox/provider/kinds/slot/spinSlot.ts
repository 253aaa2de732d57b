import { below } from '../../fair';
import type { Draw } from '../../fair';
import { lineWins } from './lineWins';
import type { LineWin } from './lineWins';
import { PAYING, SCATTER, WILD } from './SlotModel';
import type { SlotModel } from './SlotModel';

export type Grid = readonly (readonly number[])[];

export interface Spin {
  /** Where each strip has stopped: its symbol there is the upper one. */
  readonly stops: readonly number[];
  /** Five columns of three symbols, as they pay: a feature has done its work. */
  readonly grid: Grid;
  readonly wins: readonly LineWin[];
  readonly scatters: number;
  readonly freeLeft: number;
  /** What the feature has done here; absent where it has done nothing. */
  readonly feature?: string;
  /** What all its wins are multiplied by. */
  readonly times: number;
  /** Times the stake of a line: its wins together, scatters too. */
  readonly worth: number;
}

const REELS = 5;
const ROWS = [0, 1, 2];
const MIDDLE = 3;
const MAX_SPINS = 60;
const MAX_TIMES = 10;

/** A bought spin, its respin, and its free ones. Five numbers stop the reels of each spin; what its feature draws comes after them. */
export function spinSlot(model: SlotModel, draw: Draw): readonly Spin[] {
  const spins: Spin[] = [];
  const bought = turn(model, draw, null);
  spins.push(bought);
  let left = freeFor(model, bought.scatters);
  if (model.feature === 'respin' && bought.scatters === 2) {
    const again = turn(model, draw, null, bought);
    left = freeFor(model, again.scatters);
    spins.push({ ...again, feature: 'respin' });
  }
  const free: Free = { at: 0, times: 1, row: 0, stuck: new Set() };
  spins[spins.length - 1] = { ...(spins.at(-1) ?? bought), freeLeft: left };
  while (left > 0 && spins.length < MAX_SPINS) {
    const spin = turn(model, draw, free);
    left += freeFor(model, spin.scatters) - 1;
    spins.push({ ...spin, freeLeft: Math.min(left, MAX_SPINS - spins.length - 1) });
    free.at += 1;
    if (model.feature === 'rising' && spin.worth > 0) free.times = Math.min(MAX_TIMES, free.times + 1);
  }
  return spins;
}

/** What goes on from one free spin to the next. */
interface Free {
  at: number;
  times: number;
  /** Of the wild that walks. */
  row: number;
  /** Places of wilds, column by column. */
  readonly stuck: Set<number>;
}

/** `held`: the spin whose scatters stay where they are. */
function turn(model: SlotModel, draw: Draw, free: Free | null, held?: Spin): Spin {
  const stops = model.strips.map((strip, reel) =>
    held?.grid[reel]?.includes(SCATTER) === true ? (held.stops[reel] ?? 0) : below(strip.length, draw()),
  );
  const grid = model.strips.map((strip, reel) =>
    ROWS.map((row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0),
  );
  const scatters = grid.flat().filter((each) => each === SCATTER).length;
  const done = applyFeature(model, grid, draw, free);
  const times = timesOf(model, free);
  const wins = lineWins(model, grid);
  const scattered = (model.scatterPays?.[scatters - 3] ?? 0) * model.lines;
  const worth = (wins.reduce((sum, { pays }) => sum + pays, 0) + scattered) * times;
  return {
    stops,
    grid,
    wins,
    scatters,
    freeLeft: 0,
    times,
    worth,
    ...(done ? { feature: model.feature } : {}),
  };
}

/** Changes the grid; whether it has. */
function applyFeature({ feature }: SlotModel, grid: number[][], draw: Draw, free: Free | null): boolean {
  switch (feature) {
    case 'expand': {
      const wild = grid.filter((column) => column.includes(WILD));
      for (const column of wild) column.fill(WILD);
      return wild.length > 0;
    }
    case 'mystery': {
      if (!grid.flat().includes(PAYING - 1)) return false;
      const turned = below(PAYING - 1, draw());
      for (const column of grid)
        column.forEach((each, row) => {
          if (each === PAYING - 1) column[row] = turned;
        });
      return true;
    }
    case 'scatters':
    case 'respin':
      return false;
    default:
      return free !== null && applyFree(feature, grid, draw, free);
  }
}

function applyFree(
  feature: 'sticky' | 'rising' | 'wildreel' | 'walking',
  grid: number[][],
  draw: Draw,
  free: Free,
): boolean {
  if (feature === 'wildreel') grid[1 + below(MIDDLE, draw())]?.fill(WILD);
  if (feature === 'walking') {
    if (free.at % REELS === 0) free.row = below(ROWS.length, draw());
    setWild(grid, (REELS - 1 - (free.at % REELS)) * ROWS.length + free.row);
  }
  if (feature === 'sticky') {
    grid.flat().forEach((each, place) => {
      if (each === WILD) free.stuck.add(place);
    });
    for (const place of free.stuck) setWild(grid, place);
    return free.stuck.size > 0;
  }
  return feature !== 'rising' || free.times > 1;
}

function setWild(grid: number[][], place: number): void {
  const column = grid[Math.floor(place / ROWS.length)];
  if (column !== undefined) column[place % ROWS.length] = WILD;
}

function timesOf({ feature }: SlotModel, free: Free | null): number {
  if (free === null) return 1;
  return feature === 'walking' ? 1 + (free.at % REELS) : free.times;
}

function freeFor({ free }: SlotModel, scatters: number): number {
  return free[scatters - 3] ?? 0;
}
