import { graphemes } from '@/domain/shared/graphemes';

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * Text from outside, without control characters and at most `max` characters as a reader counts them: a flag or a letter with its
 * marks is never cut in two. A flood of marks on one letter is bounded too.
 */
export function clipText(text: string, max: number): string {
  const bounded = text.length > max * 8 ? text.slice(0, max * 8) : text;
  const clean = bounded.replace(CONTROL, '');
  if (clean.length <= max) return clean;
  let clipped = '';
  let count = 0;
  for (const grapheme of graphemes(clean)) {
    if (count === max || clipped.length + grapheme.length > max * 4) return `${clipped.trimEnd()}…`;
    clipped += grapheme;
    count += 1;
  }
  return clipped;
}
