import { below, numbersOf } from '../../fair/numbers';
import type { SlotRound, SlotView } from './SlotRound';

type Grid = number[][];

/** More than any round draws. */
const MAX_NUMBERS = 512;
const [REELS, ROWS] = [5, 3];

/** What a feature remembers from one free spin to the next. */
interface Free {
  at: number;
  row: number;
  readonly stuck: Set<number>;
}

/** Whether every spin has stopped where its numbers say, and its feature has changed what they say. */
export async function followsSeeds({ spins, ...round }: SlotRound, view: SlotView): Promise<boolean> {
  const numbers = await numbersOf(round, MAX_NUMBERS);
  let next = 0;
  const draw = (n: number): number => below(n, numbers[next++] ?? 0);
  const [wild, scatter] = [view.symbols.length - 2, view.symbols.length - 1];
  const stopsOf = (held: { readonly grid: Grid; readonly stops: number[] } | null): number[] =>
    view.reels.map((strip, reel) =>
      held?.grid[reel]?.includes(scatter) === true ? (held.stops[reel] ?? 0) : draw(strip.length),
    );
  const gridAt = (stops: readonly number[]): Grid =>
    view.reels.map((strip, reel) =>
      Array.from({ length: ROWS }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0),
    );
  const scattersIn = (grid: Grid): number => grid.flat().filter((each) => each === scatter).length;
  const free: Free = { at: 0, row: 0, stuck: new Set() };
  let first: { readonly grid: Grid; readonly stops: number[] } | null = null;
  let left = 0;
  for (const [at, { grid: shown }] of spins.entries()) {
    const isRespin: boolean =
      at === 1 && view.feature === 'respin' && first !== null && scattersIn(first.grid) === 2;
    const isFree: boolean = at > 0 && !isRespin;
    if (isFree && left === 0) return false;
    const stops: number[] = stopsOf(isRespin ? first : null);
    const grid: Grid = gridAt(stops);
    first ??= { grid: gridAt(stops), stops };
    left += (view.free[scattersIn(grid) - 3] ?? 0) - (isFree ? 1 : 0);
    change(grid, view.feature, wild, draw, isFree ? free : null);
    if (isFree) free.at += 1;
    if (grid.join() !== shown.join()) return false;
  }
  return true;
}

/** The work of a feature on the symbols that have come. */
function change(
  grid: Grid,
  feature: string,
  wild: number,
  draw: (n: number) => number,
  free: Free | null,
): void {
  const put = (place: number): void => {
    const column = grid[Math.floor(place / ROWS)];
    if (column !== undefined) column[place % ROWS] = wild;
  };
  if (feature === 'expand') for (const column of grid) if (column.includes(wild)) column.fill(wild);
  const mystery = wild - 1;
  if (feature === 'mystery' && grid.flat().includes(mystery)) {
    const into = draw(mystery);
    for (const column of grid)
      column.splice(0, ROWS, ...column.map((each) => (each === mystery ? into : each)));
  }
  if (free === null) return;
  if (feature === 'wildreel') grid[1 + draw(ROWS)]?.fill(wild);
  if (feature === 'walking') {
    if (free.at % REELS === 0) free.row = draw(ROWS);
    put((REELS - 1 - (free.at % REELS)) * ROWS + free.row);
  }
  if (feature === 'sticky') {
    for (const [place, each] of grid.flat().entries()) if (each === wild) free.stuck.add(place);
    for (const place of free.stuck) put(place);
  }
}
