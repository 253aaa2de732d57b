/** Which tiles of a long grid are drawn: from `first` up to `end`, which is not. */
export interface Tiles {
  readonly first: number;
  readonly end: number;
}

/** Pixels. */
export interface GridView {
  /** How far the grid's top lies above the top of the screen; negative: below it. */
  readonly scrolled: number;
  readonly screen: number;
  /** From the top of a row to the top of the next. */
  readonly pitch: number;
  readonly columns: number;
  /** Tiles of the whole list. */
  readonly count: number;
}

export interface GridWindow {
  /** The rows on the screen and a few around them. */
  readonly wanted: Tiles;
  /** Those on the screen. */
  readonly seen: Tiles;
}

/** Rows drawn beyond either edge, so that a turn of the wheel meets what is there already. */
const AHEAD = 2;
/** Frames in which what is missing comes: few tiles in each while one scrolls, more of them after a leap. */
const FRAMES = 8;
/** At least so many come at once: what a frame costs by itself is spent less often. */
const LEAST = 2;

/** Which tiles belong on and around the screen: their number depends on the screen, never on the length of the list (F19). */
export function gridWindow({ scrolled, screen, pitch, columns, count }: GridView): GridWindow {
  const rows = Math.ceil(count / columns);
  const top = Math.min(Math.max(0, rows - 1), Math.max(0, Math.floor(scrolled / pitch)));
  const across = Math.ceil(screen / pitch) + 1;
  // Always as many, so that a tile goes where another comes.
  const many = across + 2 * AHEAD;
  const firstRow = Math.max(0, Math.min(top - AHEAD, rows - many));
  const tiles = (from: number, to: number): Tiles => ({
    first: from * columns,
    end: Math.min(count, to * columns),
  });
  return { wanted: tiles(firstRow, firstRow + many), seen: tiles(top, top + across) };
}

/**
 * One frame's way from the tiles that are drawn to those that are wanted. A row at once would be a frame that everybody sees stick; so a few tiles
 * come in each, and as many go at the other end. After a leap those on the screen come first.
 */
export function nextTiles(drawn: Tiles, { wanted, seen }: GridWindow): Tiles {
  const leapt = drawn.end < wanted.first || drawn.first > wanted.end;
  const from = leapt ? { first: seen.first, end: seen.first } : drawn;
  const [before, after] = [Math.max(0, from.first - wanted.first), Math.max(0, wanted.end - from.end)];
  const many = Math.max(LEAST, Math.ceil((before + after) / FRAMES));
  const atEnd = from.first > seen.first && from.end >= seen.end ? 0 : Math.min(many, after);
  return {
    first: Math.max(wanted.first, from.first - Math.min(Math.max(0, many - atEnd), before)),
    end: Math.min(wanted.end, from.end + atEnd),
  };
}
