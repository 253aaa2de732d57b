/** An example with one of a list of things: a page of a document is no place for a catalogue. */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isOfThings = value.some(
      (each) => typeof each === 'object' && each !== null && !Array.isArray(each),
    );
    return (isOfThings ? value.slice(0, 1) : value).map(shorten);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each)]));
}
