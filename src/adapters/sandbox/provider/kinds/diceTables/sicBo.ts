import { countOf, field, sumOfFaces } from './DiceTable';
import type { DiceField, DiceTable } from './DiceTable';

const DICE = 3;
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** A total, the throws of 216 that make it, and what it pays; of seven and those above it the other half is the mirror. */
const TOTALS: readonly (readonly [total: number, ways: number, pays: number])[] = [
  [4, 3, 6_500],
  [5, 6, 3_300],
  [6, 10, 2_000],
  [7, 15, 1_300],
  [8, 21, 900],
  [9, 25, 800],
  [10, 27, 750],
];
/** One die, two or three that show the face, of all throws. */
const SINGLES = { pays: [0, 200, 300, 400], ways: [0, 75, 15, 1] } as const;

const isTriple = (faces: readonly number[]): boolean => faces.every((face) => face === faces[0]);

/** Every triple loses the four halves. */
function half(isWon: (sum: number) => boolean): DiceField {
  return field(DICE, 105, 200, (faces) => !isTriple(faces) && isWon(sumOfFaces(faces)));
}

function total(sum: number, ways: number, pays: number): readonly [string, DiceField] {
  return [`total-${sum}`, field(DICE, ways, pays, (faces) => sumOfFaces(faces) === sum)];
}

function single(face: number): DiceField {
  const back = SINGLES.ways.reduce<number>((sum, ways, count) => sum + ways * (SINGLES.pays[count] ?? 0), 0);
  return {
    pays: null,
    range: [200, 400],
    returns: back / (100 * 216),
    times: (faces) => SINGLES.pays[countOf(faces, face)] ?? 0,
  };
}

/** Three dice in a cup. */
export const sicBo: DiceTable = {
  dice: DICE,
  fields: {
    small: half((sum) => sum <= 10),
    odd: half((sum) => sum % 2 === 1),
    'any-triple': field(DICE, 6, 3_200, isTriple),
    even: half((sum) => sum % 2 === 0),
    big: half((sum) => sum > 10),
    ...Object.fromEntries(
      FACES.map((face) => [`double-${face}`, field(DICE, 16, 1_200, (faces) => countOf(faces, face) >= 2)]),
    ),
    ...Object.fromEntries(
      FACES.map((face) => [`triple-${face}`, field(DICE, 1, 18_000, (faces) => countOf(faces, face) === 3)]),
    ),
    ...Object.fromEntries(TOTALS.map(([sum, ways, pays]) => total(sum, ways, pays))),
    ...Object.fromEntries(TOTALS.toReversed().map(([sum, ways, pays]) => total(21 - sum, ways, pays))),
    ...Object.fromEntries(FACES.map((face) => [`face-${face}`, single(face)])),
  },
};
