import * as v from 'valibot';

/** What is missing, or cannot be read, is null: the rest of the reply stands without it. */
export function orNull<T>(schema: v.GenericSchema<unknown, T>) {
  return v.fallback(v.nullish(schema, null), null);
}
