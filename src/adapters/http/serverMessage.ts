import { clipText } from '@/adapters/wire/clipText';

const MAX_LENGTH = 300;

/** A server's own words: plain text of a sane length, never markup (TOAST-04), or undefined when it gave none. */
export function serverMessage(...candidates: readonly unknown[]): string | undefined {
  for (const candidate of candidates) {
    if (typeof candidate !== 'string') continue;
    const words = clipText(candidate, MAX_LENGTH).trim();
    if (words !== '') return words;
  }
  return undefined;
}
