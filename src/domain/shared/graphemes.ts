import { onDemand } from './onDemand';

/** Below U+0300, and among dashes, quotes and signs of money, nothing joins the letter before it: a character is what a reader counts as one. */
const PLAIN = /^[\u0020-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20c0]*$/;

const segmenter = onDemand(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** As many characters as a reader counts as it has units. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

/** The characters of a text as a reader counts them: a flag, or a letter with its marks, is one (X07). */
export function* graphemes(text: string): Generator<string> {
  if (isPlain(text)) yield* text;
  else for (const { segment } of segmenter().segment(text)) yield segment;
}
