/** Which rows of a long grid stand, and which of them are drawn. Pixels. */
export interface GridWindow {
  readonly firstRow: number;
  /** Not drawn any more. */
  readonly endRow: number;
}

export interface GridView {
  /** How far the grid's top lies above the top of the screen; negative: below it. */
  readonly scrolled: number;
  readonly screen: number;
  readonly rows: number;
  /** From the top of a row to the top of the next. */
  readonly pitch: number;
}

/** Rows drawn beyond either edge, so that a turn of the wheel meets what is there already. */
const AHEAD = 2;

export const NO_ROWS: GridWindow = { firstRow: 0, endRow: 0 };

/** The rows on the screen and a few around them: their number depends on the screen, never on the length of the list (F19). */
export function gridWindow({ scrolled, screen, rows, pitch }: GridView): GridWindow {
  if (rows === 0 || pitch <= 0) return NO_ROWS;
  const top = Math.min(rows - 1, Math.max(0, Math.floor(scrolled / pitch)));
  // Always as many, so that a row goes where another comes: one pass for both.
  const many = Math.ceil(screen / pitch) + 1 + 2 * AHEAD;
  const firstRow = Math.max(0, Math.min(top - AHEAD, rows - many));
  return { firstRow, endRow: Math.min(rows, firstRow + many) };
}
