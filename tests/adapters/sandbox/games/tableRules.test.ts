import { describe, expect, it } from 'vitest';
import { CARD_GAMES } from '@/adapters/sandbox/provider/kinds/cards/cardGames';
import { teenPatti } from '@/adapters/sandbox/provider/kinds/cards/teenPatti';
import type { Card } from '@/adapters/sandbox/provider/kinds/cards/pack';
import { rules as en } from '@games/texts/en/rules';
import { rules as hi } from '@games/texts/hi/rules';

/** Of player A, ranks with their suits; player B has nothing. */
const HANDS = {
  pair: ['9S', '9H', '4C'],
  colour: ['9S', '5S', '2S'],
  sequence: ['4S', '5H', '6C'],
  'pure sequence': ['4S', '5S', '6S'],
  trail: ['9S', '9H', '9C'],
} as const;
const NOTHING = ['2D', '7H', '12C'];

function cardOf(text: string): Card {
  return { rank: Number(text.slice(0, -1)), suit: 'SHDC'.indexOf(text.slice(-1)) };
}

function paid(hand: readonly string[]): number {
  const cards = hand.flatMap((card, at) => [card, NOTHING[at] ?? '']).map(cardOf);
  const { times } = teenPatti.play(() => cards.shift() as Card);
  return (times['pair-a'] ?? 0) / 100;
}

describe('the rules that a card table says', () => {
  it('[CASINO-03] there are some for each, in both languages', () => {
    const names = [...CARD_GAMES.keys()].map((name) => `rules.${name}`);
    expect(names.length).toBeGreaterThan(5);
    for (const texts of [en, hi]) expect(Object.keys(texts)).toEqual(expect.arrayContaining(names));
  });

  it.each(Object.entries(HANDS))('[CASINO-03] Teen Patti pays a %s what they say', (name, hand) => {
    const pays = paid(hand);
    expect(pays).toBeGreaterThan(1);
    expect(en['rules.teenpatti']).toContain(`${name} ${pays}x`);
    expect(hi['rules.teenpatti']).toContain(` ${pays}x`);
  });
});
