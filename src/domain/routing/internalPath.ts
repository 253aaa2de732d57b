const MAX_PATH = 2048;

/** Starts with a single slash; no backslash, no control character, no empty or dotted segment, plain or encoded. */
const FORBIDDEN = [/^(?!\/)/, /\/{2}/, /[\\\p{C}\s]/u, /\/(?:\.|%2e){1,2}(?:\/|$)/i, /%(?:2f|5c|0|1)/i];

/**
 * A path of our own from anywhere (a wish, navigation state, `?next=`), or null: what a browser could read as another origin, or
 * as another path than it looks like, is refused rather than repaired. Query and hash are kept. X12, X13.
 */
export function internalPath(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > MAX_PATH) return null;
  const path = pathOnly(raw);
  if (FORBIDDEN.some((pattern) => pattern.test(path))) return null;
  return /[\\\p{C}\s]/u.test(raw) ? null : raw;
}

/** Without query and hash. */
export function pathOnly(path: string): string {
  return path.replace(/[?#].*$/s, '');
}
