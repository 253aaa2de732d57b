import { wins } from './CardGame';
import type { CardGame } from './CardGame';
import { cardName, isRed } from './pack';

/** On a seven half of the bets on low and high comes back. */
const HALF = 50;
const HALVES = { pays: 200, returns: 25 / 26 };
const COLOUR = { pays: 195, returns: 0.975 };

const fields: CardGame['fields'] = {
  low: HALVES,
  seven: { pays: 1_200, returns: 12 / 13 },
  high: HALVES,
  even: { pays: 210, returns: 12.6 / 13 },
  odd: { pays: 180, returns: 12.6 / 13 },
  red: COLOUR,
  black: COLOUR,
};

/** One card, ace low: below seven, seven, or above; eight packs. */
export const lucky7: CardGame = {
  packs: 8,
  fields,
  play: (next) => {
    const card = next();
    const { rank } = card;
    const won = wins(fields, {
      low: rank < 7,
      seven: rank === 7,
      high: rank > 7,
      even: rank % 2 === 0,
      odd: rank % 2 === 1,
      red: isRed(card),
      black: !isRed(card),
    });
    return {
      deal: [['card', card]],
      times: rank === 7 ? { ...won, low: HALF, high: HALF } : won,
      scores: { card: cardName(card) },
    };
  },
};
