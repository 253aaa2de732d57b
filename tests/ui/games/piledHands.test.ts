import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { hands } from '@games/parts/hands';

const DEALT = ['2S', '3H', '4D', '10C'];

it('[CASINO-03] of cards dealt onto each other the last is whole, and those before it are their ranks, the newest first', () => {
  const { node, deal, clear, words } = hands(['andar'], { wordsFor: (place) => place, isPiled: true });
  for (const card of DEALT) deal('andar', card);
  expect(node.querySelectorAll('.card')).toHaveLength(1);
  expect([...node.querySelectorAll('.card-chip')].map((chip) => chip.textContent)).toEqual(['4', '3', '2']);
  const names = within(node)
    .getAllByRole('img')
    .map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual(['10 of clubs', '4 of diamonds', '3 of hearts', '2 of spades']);
  expect(words()).toContain('2 of spades, 3 of hearts, 4 of diamonds, 10 of clubs');
  clear();
  expect(within(node).queryAllByRole('img')).toEqual([]);
});

it('[CASINO-03] a few cards lie beside each other', () => {
  const { node, deal } = hands(['player'], { wordsFor: (place) => place });
  for (const card of DEALT) deal('player', card);
  expect(node.querySelectorAll('.card')).toHaveLength(DEALT.length);
});

it('[CASINO-03] the places of a hand are drawn before its cards, and each card takes the next', () => {
  const { node, deal, clear } = hands(['a'], { wordsFor: (place) => place, usual: 3 });
  const lie = (): string[] => [...node.querySelectorAll('.hand-cards > *')].map(({ className }) => className);
  expect(lie()).toEqual(['hand-free', 'hand-free', 'hand-free']);
  deal('a', '2S');
  expect(lie()).toEqual(['hand-slot', 'hand-free', 'hand-free']);
  for (const card of DEALT.slice(1)) deal('a', card);
  expect(lie()).toEqual(DEALT.map(() => 'hand-slot'));
  clear();
  expect(lie()).toEqual(['hand-free', 'hand-free', 'hand-free']);
});
