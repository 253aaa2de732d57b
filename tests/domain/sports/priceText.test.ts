import { describe, expect, it } from 'vitest';
import { odds } from '@/domain/shared/Odds';
import { priceText } from '@/domain/sports/priceText';

describe('the text of a price', () => {
  it.each([
    ['matchOdds', 198, '1.98'],
    ['tiedMatch', 1200, '12'],
    ['other', 150, '1.50'],
    ['bookmaker', 185, '85'],
    ['toss', 195, '95'],
    ['winner', 195, '1.95'],
    ['fancy', 200, '100'],
    ['fancy', 205, '105'],
    ['bookmaker', 101, '1'],
  ] as const)('[SPORT-04] says a price of %s as that market is quoted: %d is %s', (kind, price, text) => {
    expect(priceText(kind, odds(price))).toBe(text);
  });
});
