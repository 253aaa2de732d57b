export type MaybePromise<T> = T | Promise<T>;

/** Goes on with all of them: at once where all are there, else when the last has come. */
export function together<const Parts extends readonly unknown[], T>(
  parts: Parts,
  next: (...all: { -readonly [At in keyof Parts]: Awaited<Parts[At]> }) => T,
): MaybePromise<T> {
  type All = { -readonly [At in keyof Parts]: Awaited<Parts[At]> };
  return parts.some((part) => part instanceof Promise)
    ? Promise.all(parts).then((all) => next(...(all as All)))
    : next(...(parts as unknown as All));
}
