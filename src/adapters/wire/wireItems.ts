import * as v from 'valibot';

/** The items of a list that can be read, of the first `max`; anything but a list has none. What is left out says nothing about money. */
export function wireItems<T>(item: v.GenericSchema<unknown, T>, max: number) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((all) =>
        all.slice(0, max).flatMap((each) => {
          const read = v.safeParse(item, each);
          return read.success ? [read.output] : [];
        }),
      ),
    ),
    [],
  );
}

/** null when `value` is null; anything else that is no list is refused: "there is nothing" is a claim about money, and nobody made it. */
export const wireListOrNull = v.custom<readonly unknown[] | null>(
  (value) => value === null || Array.isArray(value),
  'list',
);
