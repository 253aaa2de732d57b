/** assumed: of one round, at every table. Paise. */
export const LIMITS = { min: 1_000, max: 1_000_000, maxWin: 50_000_000 } as const;

/** Paise that a round pays: what it is worth, up to the most. */
export function capped(worth: number): number {
  return Math.min(worth, LIMITS.maxWin);
}
