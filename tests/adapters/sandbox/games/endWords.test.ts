import { describe, expect, it } from 'vitest';
import { endWords } from '@games/parts/sayEnd';

describe('[CASINO-03] what a round paid, in words', () => {
  it.each([
    [100, 198, 'You get ₹198 for ₹100.'],
    [200, 200, 'Your ₹200 comes back.'],
    [200, 196, '₹196 of ₹200 comes back.'],
    [200, 0, 'Nothing this time.'],
  ])('₹%d staked, ₹%d paid: %s', (stake, paid, words) => {
    expect(endWords(stake, paid)).toBe(words);
  });
});
