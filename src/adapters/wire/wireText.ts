import * as v from 'valibot';
import { clipText } from './clipText';

/** Text of at most `max` characters. Objects, lists and whatever else stands where text belongs are refused (X04). */
export function wireText(max: number): v.GenericSchema<unknown, string> {
  return v.pipe(
    v.string(),
    v.transform((text) => clipText(text, max)),
  );
}

/** As `wireText`, with something to read in it. */
export function wireFilledText(max: number) {
  return v.pipe(
    wireText(max),
    v.check((text) => text.trim() !== '', 'empty'),
  );
}

/** Text that may be missing: then, and when it is not text, it is empty (F21). */
export function wireTextOrEmpty(max: number): v.GenericSchema<unknown, string> {
  return v.fallback(wireText(max), '');
}
