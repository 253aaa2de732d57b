import { field, sumOfFaces } from './DiceTable';
import type { DiceField, DiceTable } from './DiceTable';

const DICE = 2;

function total(ways: number, pays: number, isWon: (sum: number) => boolean): DiceField {
  return field(DICE, ways, pays, (faces) => isWon(sumOfFaces(faces)));
}

/** Two dice: below seven, seven, or above. */
export const upDown7: DiceTable = {
  dice: DICE,
  fields: {
    down: total(15, 230, (sum) => sum < 7),
    seven: total(6, 570, (sum) => sum === 7),
    up: total(15, 230, (sum) => sum > 7),
    odd: total(18, 195, (sum) => sum % 2 === 1),
    'three-eleven': total(4, 800, (sum) => sum === 3 || sum === 11),
    even: total(18, 195, (sum) => sum % 2 === 0),
  },
};
