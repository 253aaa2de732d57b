/** Makes something when it is first asked for, and once. The first formatter of `Intl` takes a weak phone a tenth of a second. */
export function onDemand<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
