const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** assumed: a month is 30 days. Windows roll: what counts is the time up to now, not a day of the calendar. */
export const WINDOWS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
export type LimitPeriod = keyof typeof WINDOWS;
export const PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];

export type LimitKind = 'deposit' | 'loss' | 'stake';
export const KINDS: readonly LimitKind[] = ['deposit', 'loss', 'stake'];

/** How long a higher limit waits before its player may say yes to it a second time. */
export const RAISE_WAIT_MS = 24 * HOUR_MS;
/** assumed: half a year is 183 days, the shortest self-exclusion. */
export const HALF_YEAR_MS = 183 * DAY_MS;
/** Before somebody who excluded themselves is back: for a while, or for ever. */
export const RETURN_WAIT_MS = { definite: DAY_MS, indefinite: 7 * DAY_MS } as const;
export const MAX_TIME_OUT_DAYS = 42;
/** Anything older counts for nobody. */
export const REMEMBERED_MS = WINDOWS.month + DAY_MS;
export const BUCKET_MS = HOUR_MS;
