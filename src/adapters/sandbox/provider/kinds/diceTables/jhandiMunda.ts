import { countOf } from './DiceTable';
import type { DiceField, DiceTable } from './DiceTable';

const DICE = 6;
/** In the order of the faces of a die. */
const SYMBOLS = ['crown', 'flag', 'spade', 'heart', 'diamond', 'club'] as const;
/** By how many dice show the symbol: hundredths of the stake, and of 6^6 throws so many. */
const PAYS = [0, 0, 300, 500, 1_000, 2_000, 10_000];
const WAYS = [15_625, 18_750, 9_375, 2_500, 375, 30, 1];

const returns = WAYS.reduce((sum, ways, count) => sum + ways * (PAYS[count] ?? 0), 0) / (100 * 6 ** DICE);

/** Six dice of six symbols: two or more of the one that was bet on pay. */
export const jhandiMunda: DiceTable = {
  dice: DICE,
  fields: Object.fromEntries(
    SYMBOLS.map((symbol, at): readonly [string, DiceField] => [
      symbol,
      { pays: null, range: [300, 10_000], returns, times: (faces) => PAYS[countOf(faces, at + 1)] ?? 0 },
    ]),
  ),
};
