import { describe, expect, it, vi } from 'vitest';
import { graphemes } from '@/domain/shared/graphemes';
import { onDemand } from '@/domain/shared/onDemand';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('graphemes', () => {
  it.each([
    ['India v Aus', 11],
    ['café', 4],
    ['cafe\u0301', 4],
    ['\ud83c\uddee\ud83c\uddf3 v \ud83c\udde6\ud83c\uddfa', 5],
    ['नमस्ते', [...new Intl.Segmenter('en').segment('नमस्ते')].length],
    ['', 0],
  ])('[X07] %s is %i characters as a reader counts', (text, count) => {
    expect([...graphemes(text)]).toHaveLength(count);
    expect([...graphemes(text)].join('')).toBe(text);
  });

  it('every pair of characters that needs no segmenter is two for the segmenter as well', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const joined: string[] = [];
    const plain = [...range(0x20, 0x2ff), ...range(0x2010, 0x205e), ...range(0x20a0, 0x20c0)];
    for (const first of plain)
      for (const second of ['a', ' ', '\u00ad', '\u02ff', '\u2013', '\u20b9', String.fromCharCode(first)]) {
        const pair = String.fromCharCode(first) + second;
        if ([...segmenter.segment(pair)].length !== [...graphemes(pair)].length) joined.push(pair);
      }
    expect(joined).toEqual([]);
  });
});

it('what is made on demand is made once, and not before', () => {
  const make = vi.fn(() => ({}));
  const made = onDemand(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledTimes(1);
});
