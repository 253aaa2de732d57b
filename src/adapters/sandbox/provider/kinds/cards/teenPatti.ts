import type { CardGame } from './CardGame';
import type { Card } from './pack';

/** From the lowest on, and what a bet on a pair or better becomes. */
const RANKS = ['High card', 'Pair', 'Colour', 'Sequence', 'Pure sequence', 'Trail'] as const;
const PAIR_PLUS = [0, 200, 500, 700, 4_100, 3_100] as const;
const ACE = 14;

export interface Hand {
  /** Its place in the ranking. */
  readonly rank: number;
  /** Among hands of the same rank: the higher one wins, equal ones tie. */
  readonly value: number;
}

/** Three cards as Teen Patti ranks them: of the sequences A-K-Q is highest, then A-2-3. */
export function handOf(cards: readonly Card[]): Hand {
  const [high = 0, mid = 0, low = 0] = cards
    .map(({ rank }) => (rank === 1 ? ACE : rank))
    .toSorted((one, two) => two - one);
  const isColour = cards.every(({ suit }) => suit === cards[0]?.suit);
  const isLowest = high === ACE && mid === 3 && low === 2;
  if (high === low) return { rank: 5, value: high };
  if (isLowest || (high - mid === 1 && mid - low === 1))
    return { rank: isColour ? 4 : 3, value: isLowest ? ACE - 0.5 : high };
  if (isColour) return { rank: 2, value: (high * 15 + mid) * 15 + low };
  if (high === mid || mid === low) return { rank: 1, value: mid * 15 + (high === mid ? low : high) };
  return { rank: 0, value: (high * 15 + mid) * 15 + low };
}

const SIDE = { pays: 196, returns: 0.98 };
const PAIR = { pays: null, returns: 21_588 / 22_100 };

/** Teen Patti 20-20: two hands of three; equal ones give both bets back; one pack. */
export const teenPatti: CardGame = {
  packs: 1,
  fields: { a: SIDE, b: SIDE, 'pair-a': PAIR, 'pair-b': PAIR },
  play: (next) => {
    const deal = ['a', 'b', 'a', 'b', 'a', 'b'].map((place) => [place, next()] as const);
    const [a, b] = ['a', 'b'].map((place) =>
      handOf(deal.filter(([at]) => at === place).map(([, card]) => card)),
    ) as [Hand, Hand];
    const lead = a.rank - b.rank || a.value - b.value;
    const sides = lead === 0 ? { a: 100, b: 100 } : lead > 0 ? { a: SIDE.pays } : { b: SIDE.pays };
    return {
      deal,
      times: { ...sides, ...pairPlus('pair-a', a), ...pairPlus('pair-b', b) },
      scores: { a: RANKS[a.rank] ?? '', b: RANKS[b.rank] ?? '' },
    };
  },
};

function pairPlus(on: string, { rank }: Hand): Readonly<Record<string, number>> {
  return rank === 0 ? {} : { [on]: PAIR_PLUS[rank] ?? 0 };
}
