import { below } from './fair';
import type { Draw } from './fair';

export const TILES = 25;
/** assumed: three of a hundred stay with the house. */
export const MINES_RETURN = 97n;

/** Where the mines lie, by a shuffle. */
export function minesOf(draw: Draw, count: number): readonly number[] {
  const tiles = Array.from({ length: TILES }, (_, at) => at);
  for (let at = 0; at < count; at += 1) {
    const other = at + below(TILES - at, draw());
    const [one = 0, two = 0] = [tiles[at], tiles[other]];
    tiles[at] = two;
    tiles[other] = one;
  }
  return tiles.slice(0, count);
}

/** Paise that a stake has become after so many safe tiles: fair odds less the house's share, rounded down. Nothing is won before the first. */
export function minesPay(stake: number, mines: number, opened: number): number {
  if (opened === 0) return stake;
  let above = 1n;
  let under = 1n;
  for (let at = 0; at < opened; at += 1) {
    above *= BigInt(TILES - at);
    under *= BigInt(TILES - mines - at);
  }
  return Number((BigInt(stake) * MINES_RETURN * above) / (100n * under));
}
