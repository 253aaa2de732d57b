import { below } from '../../fair';
import type { Draw } from '../../fair';

export interface Card {
  /** 1 for an ace, to 13 for a king. */
  readonly rank: number;
  /** Its place in spades, hearts, diamonds, clubs. */
  readonly suit: number;
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export function cardName({ rank, suit }: Card): string {
  return `${RANKS[rank - 1] ?? ''}${'SHDC'.charAt(suit)}`;
}

export function isRed({ suit }: Card): boolean {
  return suit === 1 || suit === 2;
}

/**
 * The cards of a shuffled shoe, one after the other: packs one behind the other, in each spades, hearts, diamonds, clubs from the lowest rank to
 * the king, shuffled place by place as the tiles of Mines are.
 */
export function shoe(draw: Draw, packs: number, lowest = 1): () => Card {
  const ranks = 14 - lowest;
  const size = packs * 4 * ranks;
  /** What has changed places: of eight packs few cards are dealt. */
  const moved = new Map<number, number>();
  let dealt = 0;
  return () => {
    const other = dealt + below(size - dealt, draw());
    const next = moved.get(other) ?? other;
    moved.set(other, moved.get(dealt) ?? dealt);
    dealt += 1;
    return { rank: (next % ranks) + lowest, suit: Math.floor(next / ranks) % 4 };
  };
}
