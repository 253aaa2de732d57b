import * as v from 'valibot';

/** An id stays text end to end; a number is taken as long as it is exact (F26). */
export const wireId: v.GenericSchema<unknown, string> = v.pipe(
  v.union([v.pipe(v.string(), v.trim()), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.minLength(1),
  v.maxLength(128),
);
