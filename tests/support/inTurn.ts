import { TURNS } from '@scripts/lib/turns.mjs';

const TURN = process.env['TEST_TURN'];

/**
 * Of rows that are looked at one like the other (pages, games, hostile texts), those whose turn it is in this run: each so-manyth in `npm test`, all of
 * them in `npm run test:whole` and where a file is run alone. A file whose name stands under `inTurn/` is in turn as a whole (decision 188).
 */
export function inTurn<T>(rows: readonly T[]): readonly T[] {
  if (TURN === undefined) return rows;
  return rows.filter((_, at) => at % TURNS === Number(TURN) - 1);
}
