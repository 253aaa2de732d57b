import { LINES, WILD } from './SlotModel';
import type { SlotModel } from './SlotModel';

export interface LineWin {
  readonly line: number;
  readonly symbol: number;
  readonly count: number;
  /** Times the stake of a line. */
  readonly pays: number;
}

/** What a grid wins: on each line the same symbol from the first reel on, at least three times; a wild is any of them, wilds alone are the best. */
export function lineWins(
  { pays, lines }: Pick<SlotModel, 'pays' | 'lines'>,
  grid: readonly (readonly number[])[],
): readonly LineWin[] {
  const wins: LineWin[] = [];
  for (let line = 0; line < lines; line += 1) {
    const rows = LINES[line] ?? [];
    let symbol = WILD;
    let count = 0;
    for (const column of grid) {
      const each = column[rows[count] ?? 0] ?? WILD;
      if (each !== WILD && symbol === WILD) symbol = each;
      if (each !== WILD && each !== symbol) break;
      count += 1;
    }
    if (symbol === WILD) symbol = 0;
    const paid = pays[symbol]?.[count - 3] ?? 0;
    if (paid > 0) wins.push({ line, symbol, count, pays: paid });
  }
  return wins;
}
