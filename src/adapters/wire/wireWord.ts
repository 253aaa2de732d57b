import * as v from 'valibot';
import { wireRead } from './wireRead';

/** A word of a known vocabulary, whatever its case; another word means `unknown` (F25). Not text at all is refused. */
export function wireWord<T>(
  words: readonly (readonly [string, T])[],
  unknown: T,
): v.GenericSchema<unknown, T> {
  const known = new Map(words);
  return v.pipe(
    v.string(),
    v.transform((word) => known.get(word.trim().toLowerCase()) ?? unknown),
  );
}

/** As `wireWord`, where another word is refused. */
export function wireKnownWord<T>(
  words: readonly (readonly [string, T])[],
  base: v.GenericSchema<unknown, string> = v.string(),
): v.GenericSchema<unknown, T> {
  const known = new Map(words);
  return wireRead((word) => known.get(word.trim().toLowerCase()) ?? null, 'known word', base);
}

/** Words that the wire and we have in common. */
export function same<const T extends string>(words: readonly T[]): readonly (readonly [string, T])[] {
  return words.map((word) => [word, word]);
}
