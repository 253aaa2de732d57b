import { graphemes, isPlain } from '@/domain/shared/graphemes';

/** Bidi overrides, isolates and marks that could turn an amount around (X05), and what shows nothing (X06). The
 *  joiners U+200C and U+200D stay: Devanagari and emoji are written with them. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** The longest honest grapheme (a family emoji, a flag) in UTF-16 units; a flood of marks is longer (X07). */
const MAX_GRAPHEME = 16;

/** Text of unknown origin, made fit for one line: nothing invisible, at most `graphemes` characters as a reader counts. */
export function cleanText(text: string, graphemes = 300): string {
  const head = text.slice(0, graphemes * MAX_GRAPHEME * 2);
  return clipGraphemes(head.replace(CONTROL, ' ').replace(INVISIBLE, '').trim(), graphemes);
}

/** Cuts to `most` characters as a reader counts them, with an ellipsis for what is missing (X07). */
export function clipGraphemes(text: string, most: number): string {
  if (text.length <= most && isPlain(text)) return text;
  let clipped = '';
  let count = 0;
  for (const grapheme of graphemes(text)) {
    if (count === most) return `${clipped.trimEnd()}…`;
    clipped += grapheme.slice(0, MAX_GRAPHEME);
    count += 1;
  }
  return clipped;
}
