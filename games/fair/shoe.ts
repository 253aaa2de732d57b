import { shuffled } from './numbers';
import type { Seeds } from './numbers';

/** How many packs are shuffled, and the rank of the lowest card in them; an ace is 1. */
export interface Packs {
  readonly packs: number;
  readonly lowest: number;
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** The first cards of the shoe that these seeds shuffle. */
export async function shoe(seeds: Seeds, { packs, lowest }: Packs, count: number): Promise<string[]> {
  const ranks = RANKS.slice(lowest - 1);
  const order = await shuffled(seeds, packs * 4 * ranks.length, count);
  return order.map((at) => {
    const suit = Math.floor(at / ranks.length) % 4;
    return `${ranks[at % ranks.length] ?? ''}${'SHDC'.charAt(suit)}`;
  });
}
