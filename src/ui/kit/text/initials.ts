const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One or two letters that stand for a name: Mumbai Tides -> MT. A letter is what a reader counts as one. */
export function initials(name: string): string {
  const words = name
    .slice(0, 200)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => [...segmenter.segment(word.slice(0, 16))][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}
