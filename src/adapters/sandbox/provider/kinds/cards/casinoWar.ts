import { wins } from './CardGame';
import type { CardGame } from './CardGame';
import { isRed } from './pack';
import type { Card } from './pack';

/** What a tie pays that the second card wins or ties, in place of the two that a higher first card does. */
const WAR = 150;
const COLOUR = { pays: 195, returns: 0.975 };

const fields: CardGame['fields'] = {
  player: { pays: 200, returns: 9_787_377 / 9_930_230 },
  tie: { pays: 1_200, returns: 276 / 311 },
  'player-red': COLOUR,
  'player-black': COLOUR,
};

/** Ace high. */
function heightOf({ rank }: Card): number {
  return rank === 1 ? 14 : rank;
}

/** One card each, the higher one wins. A tie goes to war: another card each, and a bet on the player wins one and a half times unless that is the lower one. Six packs. */
export const casinoWar: CardGame = {
  packs: 6,
  fields,
  play: (next) => {
    const [player, dealer] = [next(), next()];
    const deal: (readonly [string, Card])[] = [
      ['player', player],
      ['dealer', dealer],
    ];
    const isTie = player.rank === dealer.rank;
    const won = wins(fields, {
      player: heightOf(player) > heightOf(dealer),
      tie: isTie,
      'player-red': isRed(player),
      'player-black': !isRed(player),
    });
    const dealerWins = { winner: 'dealer' };
    if (!isTie) return { deal, times: won, ...(won['player'] === undefined ? dealerWins : {}) };
    const [second, dealers] = [next(), next()];
    deal.push(['player', second], ['dealer', dealers]);
    const isWon = heightOf(second) >= heightOf(dealers);
    return isWon ? { deal, times: { ...won, player: WAR } } : { deal, times: won, ...dealerWins };
  },
};
