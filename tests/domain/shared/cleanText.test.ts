import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '@/domain/shared/cleanText';

const graphemes = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;

describe('cleanText', () => {
  it('[X07] short text stays as it is', () => {
    expect(cleanText('India v Australia', 40)).toBe('India v Australia');
    expect(cleanText('नमस्ते', 40)).toBe('नमस्ते');
  });

  it('[X07] long text is cut between characters as a reader counts them', () => {
    expect(cleanText('abcdef', 3)).toBe('abc…');
    expect(cleanText('ab   cdef', 4)).toBe('ab…');
    expect(cleanText('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦…');
  });

  it('[X02] [X05] [X06] control characters become a blank, what turns or hides text goes, joiners stay', () => {
    expect(cleanText('a\u0000\nb', 10)).toBe('a b');
    expect(cleanText('\u202e₹500\u202c\u2066x\u2069\u200b\ufeff\u00ad', 10)).toBe('₹500x');
    expect(cleanText('क्\u200dष', 10)).toBe('क्\u200dष');
  });

  it('[X07] a flood of marks on one letter, or a megabyte, is bounded', () => {
    expect(cleanText(`e${'\u0301'.repeat(10_000)}x`, 5).length).toBeLessThanOrEqual(16 * 5 + 1);
    expect(cleanText('😀'.repeat(500_000), 10)).toBe(`${'😀'.repeat(10)}…`);
  });

  it('[X07] never longer than asked for, and never half a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.integer({ min: 1, max: 30 }),
        (text, most) => {
          const clipped = cleanText(text, most);
          expect(graphemes(clipped)).toBeLessThanOrEqual(most + 1);
          expect(clipped).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
          expect(clipped).toBe(clipped.trim());
        },
      ),
    );
  });
});
