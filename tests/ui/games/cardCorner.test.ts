import { expect, it } from 'vitest';
import { drawCard } from '@games/drawing/card';

it('[CASINO-03] a ten stands inside its card, as narrow as one digit', () => {
  const card = drawCard('10H');
  const left = Number.parseFloat(card.querySelector('svg')?.getAttribute('viewBox') ?? '');
  const ranks = [...card.querySelectorAll('.card-rank')];
  expect(ranks.map(({ textContent }) => textContent)).toEqual(['10', '10']);
  for (const rank of ranks) {
    const [x, length] = ['x', 'textLength'].map((name) => Number(rank.getAttribute(name) ?? Number.NaN));
    expect((x ?? 0) - (length ?? 0) / 2 - left).toBeGreaterThanOrEqual(4);
  }
});
