const MAX_MS = 8_000;

/** How long to wait before asking again: 1, 2, 4, then every 8 seconds. The first attempt has number 0. */
export function backOffMs(attempt: number): number {
  return Math.min(MAX_MS, 1_000 * 2 ** Math.min(attempt, 3));
}
