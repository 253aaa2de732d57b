import { INDIA_OFFSET_MS } from '@/domain/shared/indiaOffset';

/** From one hour of the day to another, by the clock of India; over midnight where the end is before the beginning. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

const HOUR_MS = 3_600_000;
export const DAY_HOURS = 24;
export const USUAL_QUIET: QuietHours = { from: 23, to: 7 };

/** The same hour twice is no hour at all. */
export function isQuiet(quiet: QuietHours | null, at: number): boolean {
  if (quiet === null) return false;
  const hour = Math.floor((at + INDIA_OFFSET_MS) / HOUR_MS) % DAY_HOURS;
  const { from, to } = quiet;
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
