/** The first of each key: what a server says twice is said once. */
export function firstOfEach<T>(all: readonly T[], keyOf: (each: T) => string | number): readonly T[] {
  const seen = new Set<string | number>();
  return all.filter((each) => !seen.has(keyOf(each)) && seen.add(keyOf(each)));
}
