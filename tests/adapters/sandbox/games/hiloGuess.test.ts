import { describe, expect, it } from 'vitest';
import { guessText } from '@games/kinds/hilo/guessText';
import { RANKS, isRight } from '@games/kinds/hilo/ranks';

describe('the guesses of HiLo', () => {
  it.each([
    ['AS', 'Higher 92 %', 'The same 8 %'],
    ['2H', 'Higher or same 92 %', 'Lower or same 15 %'],
    ['7C', 'Higher or same 54 %', 'Lower or same 54 %'],
    ['10S', 'Higher or same 31 %', 'Lower or same 77 %'],
    ['KD', 'The same 8 %', 'Lower 92 %'],
  ])('after %s they say what they take: %s, %s', (card, higher, lower) => {
    expect([guessText(card, true), guessText(card, false)]).toEqual([higher, lower]);
  });

  it('what one says is what is right', () => {
    for (const before of RANKS)
      for (const isHigher of [true, false]) {
        const text = guessText(`${before}S`, isHigher);
        const right = RANKS.filter((after) => isRight(`${before}S`, isHigher, `${after}H`));
        expect(right.includes(before), text).toBe(/same/.test(text));
        expect(text).toContain(` ${Math.round((right.length * 100) / RANKS.length)} %`);
      }
  });
});
