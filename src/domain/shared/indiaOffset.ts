/** India keeps one time all year, UTC+5:30. Times are shown in it, so days are counted in it. */
export const INDIA_OFFSET_MS = 5.5 * 3_600_000;
