import { wins } from './CardGame';
import type { CardField, CardGame } from './CardGame';
import type { Card } from './pack';

/** How many cards it takes: from, to, and what that pays. Of 20,825 ways in which the three cards of the joker's rank lie, so many fit. */
const COUNTS: readonly (readonly [from: number, to: number, pays: number, ways: number])[] = [
  [1, 5, 350, 5_645],
  [6, 10, 450, 4_520],
  [11, 15, 550, 3_520],
  [16, 25, 450, 4_540],
  [26, 30, 1_500, 1_270],
  [31, 35, 2_500, 770],
  [36, 40, 5_000, 395],
  [41, 49, 12_000, 165],
];
const WAYS = 20_825;

const fields: CardGame['fields'] = {
  andar: { pays: 190, returns: (1.9 * 10_725) / WAYS },
  bahar: { pays: 200, returns: (2 * 10_100) / WAYS },
  ...Object.fromEntries(
    COUNTS.map(([from, to, pays, ways]): readonly [string, CardField] => [
      `cards-${from}-${to}`,
      { pays, returns: (pays * ways) / (100 * WAYS) },
    ]),
  ),
};

/** A joker, then cards in turn to Andar, who is first, and Bahar, until one is of its rank; one pack. */
export const andarBahar: CardGame = {
  packs: 1,
  fields,
  play: (next) => {
    const joker = next();
    const deal: (readonly [string, Card])[] = [['joker', joker]];
    let side = 'bahar';
    let last: Card;
    do {
      side = side === 'bahar' ? 'andar' : 'bahar';
      last = next();
      deal.push([side, last]);
    } while (last.rank !== joker.rank);
    const count = deal.length - 1;
    const [from, to] = COUNTS.find((each) => count <= each[1]) ?? [0, 0];
    return { deal, times: wins(fields, { [side]: true, [`cards-${from}-${to}`]: true }) };
  },
};
