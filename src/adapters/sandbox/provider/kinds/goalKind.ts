import { hundredthsIn, wholeIn } from '../../wire/readInput';
import { below, drawFrom } from '../fair';
import type { Draw } from '../fair';
import { capped, LIMITS } from '../limits';
import type { Kind } from './Kind';

export interface GoalGame {
  readonly table: 'goal';
  /** Fields side by side in each row. */
  readonly width: number;
  /** The field that was chosen in each row so far. */
  readonly chosen: readonly number[];
}

/** Rows from one side of the pitch to the other, by how wide they are. */
export const GOAL_ROWS: ReadonlyMap<number, number> = new Map([
  [3, 4],
  [4, 7],
  [5, 10],
]);
/** assumed: three of a hundred stay with the house. */
const RETURN = 97n;
export const GOAL_RETURN = 0.97;

/** Where the ball is lost: one field of each row. */
export function bombsOf(draw: Draw, width: number): readonly number[] {
  return Array.from({ length: GOAL_ROWS.get(width) ?? 0 }, () => below(width, draw()));
}

/** Paise that a stake has become after so many rows: fair odds less the house's share, rounded down. Nothing is won before the first. */
export function goalPays(stake: number, width: number, rows: number): number {
  if (rows === 0) return stake;
  const [above, under] = [BigInt(width) ** BigInt(rows), BigInt(width - 1) ** BigInt(rows)];
  return Number((BigInt(stake) * RETURN * above) / (100n * under));
}

/** A pass in each row, from one side of the pitch to the other, as far as one dares. */
export const goalKind: Kind<GoalGame> = {
  variants: [''],
  read: (body) => {
    const [stake, width] = [hundredthsIn(body, 'stake'), wholeIn(body, 'width')];
    if (stake === null || width === null || !GOAL_ROWS.has(width)) return null;
    return { game: { table: 'goal', width, chosen: [] }, stake };
  },
  moves: ['open-tile', 'stop'],
  move: ({ game, stake, seeds }, move) => {
    const { width, chosen } = game;
    if (move.call !== 'open-tile')
      return { game, paid: chosen.length === 0 ? 'back' : goalPays(stake, width, chosen.length) };
    const [row, field] = [Math.floor(move.tile / width), move.tile % width];
    // A tile of another row than the next one: the call has come before.
    if (row !== chosen.length) return null;
    const next = { ...game, chosen: [...chosen, field] };
    const bombs = bombsOf(drawFrom(seeds), width);
    if (bombs[row] === field) return { game: next, paid: 0 };
    const worth = goalPays(stake, width, next.chosen.length);
    const isAcross = next.chosen.length === bombs.length;
    return { game: next, paid: isAcross || worth >= LIMITS.maxWin ? worth : null };
  },
  show: ({ game: { width, chosen }, stake, seeds, over }) => {
    const worth = capped(goalPays(stake, width, chosen.length)) / 100;
    return { width, chosen, worth, ...(over ? { lay: bombsOf(drawFrom(seeds), width) } : {}) };
  },
  about: () => ({
    return: GOAL_RETURN,
    pitches: [...GOAL_ROWS].map(([width, rows]) => ({
      width,
      rows,
      times: Array.from({ length: rows }, (_, at) => goalPays(100, width, at + 1)),
    })),
  }),
};
