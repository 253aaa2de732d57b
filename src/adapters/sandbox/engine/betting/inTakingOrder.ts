/** Deepest level first: taking all of the best level moves the others up. */
export function inTakingOrder<T extends { readonly level: number }>(parts: readonly T[]): readonly T[] {
  return [...parts].sort((one, other) => other.level - one.level);
}
