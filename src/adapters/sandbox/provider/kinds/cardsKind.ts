import { drawFrom } from '../fair';
import type { Draw } from '../fair';
import { CARD_GAMES } from './cards/cardGames';
import type { CardGame, Dealt } from './cards/CardGame';
import { cardName, shoe } from './cards/pack';
import type { Going, Kind } from './Kind';
import { readBets, showBets, sumOf } from './readBets';
import type { FieldBet } from './readBets';

export interface CardsGame {
  readonly table: 'cards';
  readonly bets: readonly FieldBet[];
}

/** More than any of the games has fields. */
const MAX_BETS = 16;

/** One deal of a card game. */
export function dealOf({ packs, lowest, play }: CardGame, draw: Draw): Dealt {
  return play(shoe(draw, packs, lowest));
}

/** Paise that come back for these bets. */
export function cardsPay(bets: readonly FieldBet[], { times }: Dealt): number {
  return bets.reduce((sum, { on, stake }) => sum + Math.floor((stake * (times[on] ?? 0)) / 100), 0);
}

/** Tables where cards are dealt at once, each by its own rules. */
export const cardsKind: Kind<CardsGame> = {
  variants: [...CARD_GAMES.keys()],
  read: (body) => {
    const bets = readBets(body, MAX_BETS, (on) => [...CARD_GAMES.values()].some((game) => isField(game, on)));
    return bets === null ? null : { game: { table: 'cards', bets }, stake: sumOf(bets) };
  },
  fits: ({ bets }, variant) => bets.every(({ on }) => isField(gameOf(variant), on)),
  decide: (round) => cardsPay(round.game.bets, dealt(round)),
  show: (round) => {
    const { deal, times, scores, winner } = dealt(round);
    return {
      bets: showBets(round.game.bets),
      deal: deal.map(([place, card]) => [place, cardName(card)]),
      // What only gives a bet back, or half of it, has not won.
      winners: [
        ...(winner === undefined ? [] : [winner]),
        ...Object.keys(times).filter((on) => (times[on] ?? 0) > 100),
      ],
      ...(scores === undefined ? {} : { scores }),
    };
  },
  about: (variant) => ({
    variant,
    fields: Object.entries(gameOf(variant).fields).map(([on, { pays, returns }]) => ({
      on,
      pays: pays === null ? null : pays / 100,
      returns,
    })),
  }),
};

function dealt({ variant, seeds }: Going<CardsGame>): Dealt {
  return dealOf(gameOf(variant), drawFrom(seeds));
}

function isField({ fields }: CardGame, on: string): boolean {
  return Object.hasOwn(fields, on);
}

function gameOf(variant: string): CardGame {
  const game = CARD_GAMES.get(variant);
  if (game === undefined) throw new Error(`no such card game: ${variant}`);
  return game;
}
