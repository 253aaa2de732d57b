import { expect, it, vi } from 'vitest';

it('[CASINO-03] in Hindi a king is the king of his suit, and a queen the queen of hers', async () => {
  location.hash = '#lang=hi';
  vi.resetModules();
  const { cardName } = await import('@games/drawing/card');
  location.hash = '';
  expect(['KD', 'QD', '7S'].map(cardName)).toEqual(['ईंट का बादशाह', 'ईंट की बेगम', 'हुकुम का 7']);
});
