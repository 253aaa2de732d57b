/** Deepest level first: taking all of the best level moves the others up. */
export function inTakingOrder<T extends { readonly level: number }>(parts: readonly T[]): readonly T[] {
  return parts.toSorted((one, other) => other.level - one.level);
}
