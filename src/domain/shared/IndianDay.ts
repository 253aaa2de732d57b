import { INDIA_OFFSET_MS } from './indiaOffset';

/** A calendar day in India, `2026-04-02`. Sorts as text. */
export type IndianDay = string & { readonly __unit: 'indian-day' };

const DAY_MS = 86_400_000;
/** Nobody bet here before. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

/** The day in India at a moment (epoch milliseconds). */
export function dayAt(at: number): IndianDay {
  return new Date(at + INDIA_OFFSET_MS).toISOString().slice(0, 10) as IndianDay;
}

/** Its first millisecond. */
export function startOfDay(day: IndianDay): number {
  return Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS;
}

/** Its last millisecond. */
export function endOfDay(day: IndianDay): number {
  return startOfDay(day) + DAY_MS - 1;
}

export function addDays(day: IndianDay, days: number): IndianDay {
  return dayAt(startOfDay(day) + days * DAY_MS);
}

/** How many days from the first to the last, both counted. */
export function daysInclusive(first: IndianDay, last: IndianDay): number {
  return Math.round((startOfDay(last) - startOfDay(first)) / DAY_MS) + 1;
}

/** null for what is no day of the calendar (30 February, month 13, year 0001 or 9999, any other text) (X30). */
export function readDay(text: string): IndianDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const year = Number(text.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  // An engine may roll 31 April over into May: a day that changes its name was none.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? (text as IndianDay) : null;
}
