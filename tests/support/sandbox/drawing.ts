import type { Draw } from '@/adapters/sandbox/provider/fair';
import type { Card } from '@/adapters/sandbox/provider/kinds/cards/pack';

/** mulberry32: 32-bit numbers that follow from one. */
export function drawing(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** The numbers that lead to these choices: each `[choice, of how many]`. */
export function drawingOf(choices: readonly (readonly [choice: number, of: number])[]): Draw {
  let at = 0;
  return () => {
    const [choice, of] = choices[at] ?? [0, 1];
    at += 1;
    return Math.ceil((choice * 2 ** 32) / of);
  };
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** 'KS 10H': a king of spades, then a ten of hearts. */
export function cardsOf(names: string): readonly Card[] {
  return names.split(' ').map((name) => ({
    rank: RANKS.indexOf(name.slice(0, -1)) + 1,
    suit: 'SHDC'.indexOf(name.slice(-1)),
  }));
}

/** Deals these cards one after the other. */
export function dealing(names: string): () => Card {
  const cards = [...cardsOf(names)];
  return () => {
    const card = cards.shift();
    if (card === undefined) throw new Error(`no card after ${names}`);
    return card;
  };
}
