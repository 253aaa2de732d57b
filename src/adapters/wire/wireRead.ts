import * as v from 'valibot';

/** What `read` makes of a value; null: it is not what was `expected` there. */
export function wireRead<T, From = unknown>(
  read: (value: From) => T | null,
  expected: string,
  base: v.GenericSchema<unknown, From> = v.unknown() as v.GenericSchema<unknown, From>,
): v.GenericSchema<unknown, T> {
  return v.pipe(
    base,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const found = read(dataset.value);
      if (found !== null) return found;
      addIssue({ expected });
      return NEVER;
    }),
  );
}
