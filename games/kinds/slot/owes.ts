import { paiseOf } from '../../fair/pays';
import type { SlotRound, SlotView, Spin } from './SlotRound';

/** Times the stake of a line: the same from the first reel on, a wild is any but the scatter; wilds that begin it are the best symbol where that pays more. */
function lineWorth(symbols: readonly number[], { symbols: names, pays }: SlotView): number {
  const wild = names.length - 2;
  const worthAs = (symbol: number): number => {
    const broken = symbols.findIndex((each) => each !== wild && each !== symbol);
    return pays[names[symbol] ?? '']?.[(broken === -1 ? symbols.length : broken) - 3] ?? 0;
  };
  return Math.max(worthAs(0), worthAs(symbols.find((each) => each !== wild) ?? 0));
}

function scattersIn(grid: Spin['grid'], { symbols }: SlotView): number {
  return grid.flat().filter((each) => each === symbols.length - 1).length;
}

/** Times the stake of a line that a spin is worth, before its own times. */
function worthOf({ grid }: Spin, view: SlotView): number {
  const lines = view.lines.reduce(
    (sum, rows) =>
      sum +
      lineWorth(
        rows.map((row, reel) => grid[reel]?.[row] ?? 0),
        view,
      ),
    0,
  );
  return lines + (view.scatterPays?.[scattersIn(grid, view) - 3] ?? 0) * view.lines.length;
}

/** What all spins of a round owe, each rounded down by itself. Their grids have followed from the seeds. Paise. */
export function slotOwes({ spins, stake }: SlotRound, view: SlotView): number {
  const { feature } = view;
  const [first] = spins;
  const turnsAgain = feature === 'respin' && first !== undefined && scattersIn(first.grid, view) === 2;
  let free = 0;
  let won = 0;
  let owed = 0;
  for (const [at, spin] of spins.entries()) {
    const isFree = at > (turnsAgain ? 1 : 0);
    const walks = feature === 'walking' && isFree ? 1 + (free % 5) : 1;
    const times = feature === 'rising' && isFree ? Math.min(10, won + 1) : walks;
    const worth = worthOf(spin, view) * times;
    if (isFree) free += 1;
    if (isFree && worth > 0) won += 1;
    owed += Math.floor((paiseOf(stake) * worth) / view.lines.length);
  }
  return owed;
}
