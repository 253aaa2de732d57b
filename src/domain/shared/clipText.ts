import { graphemes } from './graphemes';

/** What a reader cannot see, and what could turn a line around (X05, X06); the joiners of Indian scripts stay. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** The longest honest grapheme in UTF-16 units; a flood of marks is longer (X07). */
const MAX_GRAPHEME = 16;

/** Text of unknown origin for one line: nothing invisible, at most `most` characters as a reader counts them. X02, X07. */
export function clipText(text: string, most: number): string {
  const head = cut(text, most * MAX_GRAPHEME)
    .replace(CONTROL, ' ')
    .replace(UNSEEN, '')
    .trim();
  let clipped = '';
  let count = 0;
  for (const grapheme of graphemes(head)) {
    if (count === most) return `${clipped.trimEnd()}…`;
    clipped += cut(grapheme, MAX_GRAPHEME);
    count += 1;
  }
  return clipped;
}

/** Never leaves half a character behind. */
function cut(text: string, units: number): string {
  return text.length <= units ? text : text.slice(0, units).replace(/[\ud800-\udbff]$/, '');
}
