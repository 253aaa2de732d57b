import { graphemes, isPlain } from './graphemes';

/** The longest honest grapheme (a family emoji, a flag) in UTF-16 units; a flood of marks is longer (X07). */
export const MAX_GRAPHEME = 16;

/** Cuts to `max` characters as a reader counts them, with an ellipsis for what is missing (X07). */
export function clipGraphemes(text: string, max: number): string {
  if (text.length <= max && isPlain(text)) return text;
  let clipped = '';
  let count = 0;
  for (const grapheme of graphemes(text)) {
    if (count === max) return `${clipped.trimEnd()}…`;
    clipped += cutUnits(grapheme, MAX_GRAPHEME);
    count += 1;
  }
  return clipped;
}

/** At most so many UTF-16 units, and never half a character. */
export function cutUnits(text: string, units: number): string {
  return text.length <= units ? text : text.slice(0, units).replace(/[\ud800-\udbff]$/, '');
}
