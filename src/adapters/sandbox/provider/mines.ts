import { below, words } from './fair';
import type { Seeds } from './fair';

export const TILES = 25;
/** assumed: three of a hundred stay with the house. */
export const MINES_RETURN = 97n;

/** Where the mines lie, by a shuffle. */
export function minesOf(seeds: Seeds, count: number): readonly number[] {
  const tiles = Array.from({ length: TILES }, (_, at) => at);
  words(seeds, count).forEach((word, at) => {
    const other = at + below(TILES - at, word);
    const [one = 0, two = 0] = [tiles[at], tiles[other]];
    tiles[at] = two;
    tiles[other] = one;
  });
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
