import { LINES, WILD } from './SlotModel';
import type { SlotModel } from './SlotModel';

export interface LineWin {
  readonly line: number;
  readonly symbol: number;
  readonly count: number;
  /** Times the stake of a line. */
  readonly pays: number;
}

/** The symbol that wilds alone stand for: it pays the most. */
const BEST = 0;

/**
 * What a grid wins: on each line the same symbol from the first reel on, at least three times. A wild is any of them but the scatter, which ends a
 * run. A line pays once: wilds that begin it count for the best symbol where they pay more so than for the one behind them.
 */
export function lineWins(
  { pays, lines }: Pick<SlotModel, 'pays' | 'lines'>,
  grid: readonly (readonly number[])[],
): readonly LineWin[] {
  const wins: LineWin[] = [];
  for (let line = 0; line < lines; line += 1) {
    const rows = LINES[line] ?? [];
    const symbols = grid.map((column, reel) => column[rows[reel] ?? 0] ?? BEST);
    const first = symbols.find((each) => each !== WILD) ?? BEST;
    const [own, wilds] = [winOf(first, symbols, pays), winOf(BEST, symbols, pays)];
    const win = wilds.pays > own.pays ? wilds : own;
    if (win.pays > 0) wins.push({ line, ...win });
  }
  return wins;
}

function winOf(symbol: number, symbols: readonly number[], pays: SlotModel['pays']): Omit<LineWin, 'line'> {
  const end = symbols.findIndex((each) => each !== WILD && each !== symbol);
  const count = end === -1 ? symbols.length : end;
  // A scatter pays on no line.
  return { symbol, count, pays: pays[symbol]?.[count - 3] ?? 0 };
}
