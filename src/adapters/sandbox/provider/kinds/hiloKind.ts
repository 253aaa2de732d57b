import { below, drawFrom } from '../fair';
import type { Draw } from '../fair';
import { hundredthsIn } from '../../wire/readInput';
import { capped, LIMITS } from '../limits';
import { cardName } from './cards/pack';
import type { Card } from './cards/pack';
import type { Kind } from './Kind';

export type Guess = 'higher' | 'lower' | 'skip';

export interface HiloGame {
  readonly table: 'hilo';
  readonly guesses: readonly Guess[];
}

const RANKS = 13;
const MAX_CARDS = 52;
/** assumed: three of a hundred stay with the house. */
const RETURN = 97n;
export const HILO_RETURN = 0.97;

/** Each card is of a whole pack. */
export function hiloCards(draw: Draw, count: number): readonly Card[] {
  return Array.from({ length: count }, () => {
    const card = below(MAX_CARDS, draw());
    return { rank: (card % RANKS) + 1, suit: Math.floor(card / RANKS) };
  });
}

/**
 * How many of the thirteen ranks are right. Higher and lower both take the same rank; only after an ace higher means above it and lower the same,
 * and after a king the other way round: no guess is sure.
 */
export function ranksFor(rank: number, guess: 'higher' | 'lower'): number {
  const count = guess === 'higher' ? RANKS + 1 - rank : rank;
  return count === RANKS ? RANKS - 1 : count;
}

export function isRight(before: Card, guess: Guess, after: Card): boolean {
  if (guess === 'skip') return true;
  const rise = after.rank - before.rank;
  // After an ace or a king the likelier guess leaves the same rank to the other one.
  if (rise === 0) return ranksFor(before.rank, guess) < RANKS - 1 || isMiddle(before);
  return guess === 'higher' ? rise > 0 : rise < 0;
}

function isMiddle({ rank }: Card): boolean {
  return rank > 1 && rank < RANKS;
}

/** Paise that the stake has become: fair odds of all guesses less the house's share, rounded down. Nothing is won before the first. */
export function hiloPays(stake: number, cards: readonly Card[], guesses: readonly Guess[]): number {
  if (!guesses.some((each) => each !== 'skip')) return stake;
  let [above, under] = [RETURN, 100n];
  guesses.forEach((guess, at) => {
    if (guess === 'skip') return;
    above *= BigInt(RANKS);
    under *= BigInt(ranksFor(cards[at]?.rank ?? 1, guess));
  });
  return Number((BigInt(stake) * above) / under);
}

/** Whether the next card is higher or lower, as often as one dares. */
export const hiloKind: Kind<HiloGame> = {
  variants: [''],
  read: (body) => {
    const stake = hundredthsIn(body, 'stake');
    return stake === null ? null : { game: { table: 'hilo', guesses: [] }, stake };
  },
  moves: ['guess', 'stop'],
  move: ({ game, stake, seeds }, move) => {
    const { guesses } = game;
    const cards = hiloCards(drawFrom(seeds), guesses.length + 2);
    if (move.call !== 'guess') {
      const isUnplayed = guesses.every((guess) => guess === 'skip');
      return { game, paid: isUnplayed ? 'back' : hiloPays(stake, cards, guesses) };
    }
    // A call that was made for another card than this one has come before.
    if (move.at !== null && move.at !== guesses.length + 1) return null;
    const [before, after] = cards.slice(-2) as [Card, Card];
    const isLast = cards.length === MAX_CARDS;
    if (isLast && move.guess === 'skip') return null;
    const next = { ...game, guesses: [...guesses, move.guess] };
    if (!isRight(before, move.guess, after)) return { game: next, paid: 0 };
    const worth = hiloPays(stake, cards, next.guesses);
    return { game: next, paid: isLast || worth >= LIMITS.maxWin ? worth : null };
  },
  show: ({ game: { guesses }, stake, seeds }) => {
    const cards = hiloCards(drawFrom(seeds), guesses.length + 1);
    const worth = (tried: readonly Guess[]): number => capped(hiloPays(stake, cards, tried)) / 100;
    const after = (guess: Guess): number => worth([...guesses, guess]);
    return {
      cards: cards.map(cardName),
      guesses,
      worth: worth(guesses),
      right: { higher: after('higher'), lower: after('lower') },
    };
  },
  about: () => ({ return: HILO_RETURN }),
};
