/** assumed: of one round, at every table. Paise. */
export const LIMITS = { min: 1_000, max: 1_000_000, maxWin: 50_000_000 } as const;
