import { clipGraphemes, cutUnits, MAX_GRAPHEME } from './clipGraphemes';

/**
 * Bidi overrides, isolates and marks that could turn an amount around (X05), and what shows nothing (X06). The joiners U+200C and U+200D
 * stay: Devanagari and emoji are written with them.
 */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** Text of unknown origin, made fit for one line: nothing invisible, at most `max` characters as a reader counts them. X02, X07. */
export function cleanText(text: string, max = 300): string {
  const head = cutUnits(text, max * MAX_GRAPHEME * 2);
  return clipGraphemes(head.replace(CONTROL, ' ').replace(INVISIBLE, '').trim(), max);
}
