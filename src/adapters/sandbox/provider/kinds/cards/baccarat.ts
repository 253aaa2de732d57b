import { wins } from './CardGame';
import type { CardGame } from './CardGame';
import type { Card } from './pack';

const PAIR = { pays: 1_200, returns: 372 / 415 };

const fields: CardGame['fields'] = {
  player: { pays: 200, returns: 0.987_65 },
  banker: { pays: 195, returns: 0.989_42 },
  tie: { pays: 900, returns: 0.856_4 },
  'player-pair': PAIR,
  'banker-pair': PAIR,
};

/** The last digit of the sum; tens and pictures count nothing. */
export function pointsOf(hand: readonly Card[]): number {
  return hand.reduce((sum, { rank }) => sum + (rank < 10 ? rank : 0), 0) % 10;
}

/** Whether the banker takes a third card. `third`: the player's, null when the player stands. */
export function bankerDraws(points: number, third: Card | null): boolean {
  if (third === null) return points <= 5;
  const value = pointsOf([third]);
  switch (points) {
    case 3:
      return value !== 8;
    case 4:
      return value >= 2 && value <= 7;
    case 5:
      return value >= 4 && value <= 7;
    case 6:
      return value === 6 || value === 7;
    default:
      return points <= 2;
  }
}

/** Punto banco of eight packs: a natural ends it, the player draws to five, the banker by the table; on a tie both sides get their bets back. */
export const baccarat: CardGame = {
  packs: 8,
  fields,
  play: (next) => {
    const deal = ['player', 'banker', 'player', 'banker'].map((place) => [place, next()] as const);
    const handOf = (place: string): readonly Card[] =>
      deal.filter(([at]) => at === place).map(([, card]) => card);
    const pointsAt = (place: string): number => pointsOf(handOf(place));
    const isPair = (place: string): boolean => {
      const [one, two] = handOf(place);
      return one?.rank === two?.rank;
    };
    const pairs = { 'player-pair': isPair('player'), 'banker-pair': isPair('banker') };
    if (Math.max(pointsAt('player'), pointsAt('banker')) < 8) {
      const third = pointsAt('player') <= 5 ? next() : null;
      if (third !== null) deal.push(['player', third]);
      if (bankerDraws(pointsAt('banker'), third)) deal.push(['banker', next()]);
    }
    const [player, banker] = [pointsAt('player'), pointsAt('banker')];
    const won = wins(fields, {
      ...pairs,
      player: player > banker,
      banker: banker > player,
      tie: player === banker,
    });
    return {
      deal,
      times: player === banker ? { ...won, player: 100, banker: 100 } : won,
      scores: { player: String(player), banker: String(banker) },
    };
  },
};
