import { wins } from './CardGame';
import type { CardGame } from './CardGame';
import { cardName, isRed } from './pack';

const COLOUR = { pays: 195, returns: 0.975 };

const fields: CardGame['fields'] = {
  amar: { pays: 212, returns: (2.12 * 6) / 13 },
  akbar: { pays: 318, returns: (3.18 * 4) / 13 },
  anthony: { pays: 423, returns: (4.23 * 3) / 13 },
  even: { pays: 212, returns: (2.12 * 6) / 13 },
  odd: { pays: 182, returns: (1.82 * 7) / 13 },
  red: COLOUR,
  black: COLOUR,
};

/** One card, ace low: Amar has it up to six, Akbar from seven to ten, Anthony from the jack on; eight packs. */
export const amarAkbar: CardGame = {
  packs: 8,
  fields,
  play: (next) => {
    const card = next();
    const { rank } = card;
    return {
      deal: [['card', card]],
      times: wins(fields, {
        amar: rank <= 6,
        akbar: rank > 6 && rank <= 10,
        anthony: rank > 10,
        even: rank % 2 === 0,
        odd: rank % 2 === 1,
        red: isRed(card),
        black: !isRed(card),
      }),
      scores: { card: cardName(card) },
    };
  },
};
