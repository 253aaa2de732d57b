export type Respelt = (value: unknown) => unknown;

/** Where a field of ours comes from: their field of that name, or their field and how its value is respelt. */
type Source = string | readonly [field: string, respelt: Respelt];

/**
 * From their names to ours, as the decoders of src/adapters read them, with all their limits: those that are listed, and snake_case as camelCase. It
 * judges nothing: what is absent stays absent, what is no object stays what it is, and the decoder says what is wrong.
 */
export function respell(renamed: Readonly<Record<string, Source>> = {}): Respelt {
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const theirs = new Map<string, unknown>(Object.entries(value));
    const ours = Object.entries(renamed).flatMap(([name, source]) => {
      const [field, respelt] = typeof source === 'string' ? [source, same] : source;
      return theirs.has(field) ? [[name, respelt(theirs.get(field))] as const] : [];
    });
    return Object.fromEntries([...[...theirs].map(([name, each]) => [camelCase(name), each]), ...ours]);
  };
}

export const same: Respelt = (value) => value;
const camelCase = (name: string): string =>
  name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Each item of a list. */
export const each =
  (respelt: Respelt): Respelt =>
  (value) =>
    Array.isArray(value) ? value.map(respelt) : value;

/** A word of theirs; one that is not known stays, and the decoder makes of it what it makes of any strange word. */
export function words(known: Readonly<Record<string, string>>): Respelt {
  const all = new Map<unknown, string>(Object.entries(known));
  return (value) => all.get(value) ?? value;
}
