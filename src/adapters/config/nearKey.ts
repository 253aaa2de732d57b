import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * The key that was meant by one that the schema does not know: one of the same place that is spelt nearly so, or one of the same name
 * elsewhere, with its path. null: nothing comes near.
 */
export function nearKey(schema: Schema, path: readonly (string | number)[]): string | null {
  const wrong = letters(String(path.at(-1) ?? ''));
  const place = path.slice(0, -1);
  const here = [...keysOf(schema, place)]
    .map((key) => ({ key, far: distance(wrong, letters(key)) }))
    .filter(({ key, far }) => far <= Math.max(1, Math.min(3, key.length / 4)))
    .toSorted((one, other) => one.far - other.far)[0];
  // `name` stands in many places, and says nothing.
  return here?.key ?? (wrong.length > 4 ? elsewhere(schema, wrong, '') : null);
}

function elsewhere(schema: Schema, wrong: string, place: string): string | null {
  for (const [key, inner] of Object.entries(entriesOf(schema))) {
    const found = letters(key) === wrong ? place + key : elsewhere(inner, wrong, `${place}${key}.`);
    if (found !== null) return found;
  }
  return null;
}

function keysOf(schema: Schema, [first, ...rest]: readonly (string | number)[]): ReadonlySet<string> {
  if (first === undefined) return new Set(Object.keys(entriesOf(schema)));
  const entries = entriesOf(schema);
  const inside = entries[first] === undefined ? itemsOf(schema) : [entries[first]];
  return new Set(inside.flatMap((one) => [...keysOf(one, rest)]));
}

/** The keys of an object, also of one that may be absent or is one of several. */
function entriesOf(schema: Schema): Readonly<Record<string, Schema>> {
  const parts = schema as {
    entries?: Record<string, Schema>;
    wrapped?: Schema;
    options?: readonly unknown[];
  };
  if (parts.wrapped !== undefined) return entriesOf(parts.wrapped);
  if (parts.entries !== undefined) return parts.entries;
  const schemas = (parts.options ?? []).filter((option): option is Schema => typeof option === 'object');
  return Object.assign({}, ...schemas.map(entriesOf)) as Record<string, Schema>;
}

/** What a list or a record holds. */
function itemsOf(schema: Schema): readonly Schema[] {
  const parts = schema as { item?: Schema; value?: Schema; wrapped?: Schema };
  if (parts.wrapped !== undefined) return itemsOf(parts.wrapped);
  return [parts.item, parts.value].filter((inner) => inner !== undefined);
}

/** apiURL, api_url and api-url are the same slip. */
function letters(key: string): string {
  return key.toLowerCase().replace(/[-_ ]/g, '');
}

/** Letters to put in, take out or change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, facing] of [...other].entries())
      next.push(
        Math.min((row[at] ?? 0) + (letter === facing ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
