import { wins } from './CardGame';
import type { CardGame } from './CardGame';
import { isRed } from './pack';

/** On a tie half of the bets on either side comes back. */
const HALF = 50;
const SIDE = { pays: 200, returns: 799 / 830 };
const COLOUR = { pays: 195, returns: 0.975 };

const fields: CardGame['fields'] = {
  dragon: SIDE,
  tiger: SIDE,
  tie: { pays: 1_200, returns: 372 / 415 },
  'suited-tie': { pays: 5_100, returns: 357 / 415 },
  'dragon-red': COLOUR,
  'dragon-black': COLOUR,
  'tiger-red': COLOUR,
  'tiger-black': COLOUR,
};

/** One card each, ace low; eight packs. */
export const dragonTiger: CardGame = {
  packs: 8,
  fields,
  play: (next) => {
    const [dragon, tiger] = [next(), next()];
    const isTie = dragon.rank === tiger.rank;
    const won = wins(fields, {
      dragon: dragon.rank > tiger.rank,
      tiger: tiger.rank > dragon.rank,
      tie: isTie,
      'suited-tie': isTie && dragon.suit === tiger.suit,
      'dragon-red': isRed(dragon),
      'dragon-black': !isRed(dragon),
      'tiger-red': isRed(tiger),
      'tiger-black': !isRed(tiger),
    });
    return {
      deal: [
        ['dragon', dragon],
        ['tiger', tiger],
      ],
      times: isTie ? { ...won, dragon: HALF, tiger: HALF } : won,
    };
  },
};
