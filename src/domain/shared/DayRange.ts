import { addDays, dayAt, daysInclusive, endOfDay, readDay, startOfDay, type IndianDay } from './IndianDay';
import { fail, ok, type Result } from './Result';

/** What lists offer. */
export const DAY_PRESETS = ['today', 'yesterday', '7d', '30d'] as const;
/** What an address may name: reports offer the month too. */
export const EVERY_PRESET = [...DAY_PRESETS, 'month'] as const;
export type DayPreset = (typeof EVERY_PRESET)[number];

/** Both days belong to it. */
export interface DayRange {
  readonly from: IndianDay;
  readonly to: IndianDay;
}

/** The longest range that a list can be asked for, in days. */
export const MAX_DAYS = 90;

export type DayRangeProblem = 'notADay' | 'tooLong' | 'future';

export function presetRange(preset: DayPreset, now: number): DayRange {
  const today = dayAt(now);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case '7d':
      return { from: addDays(today, -6), to: today };
    case '30d':
      return { from: addDays(today, -29), to: today };
    case 'month':
      return { from: `${today.slice(0, 8)}01` as IndianDay, to: today };
  }
}

/**
 * Two days as typed or as in an address. Swapped ones are put right and a last day to come becomes today; what no calendar has, more than 90
 * days, and a range that has not begun are refused (X30).
 */
export function readRange(from: string, to: string, now: number): Result<DayRange, DayRangeProblem> {
  const [one, other] = [readDay(from.trim()), readDay(to.trim())];
  if (one === null || other === null) return fail('notADay');
  const [first, last] = one <= other ? [one, other] : [other, one];
  const today = dayAt(now);
  if (first > today) return fail('future');
  const end = last > today ? today : last;
  return daysInclusive(first, end) > MAX_DAYS ? fail('tooLong') : ok({ from: first, to: end });
}

/** From its first millisecond to its last, as epoch milliseconds. */
export function momentsOf({ from, to }: DayRange): { readonly from: number; readonly until: number } {
  return { from: startOfDay(from), until: endOfDay(to) };
}

/** Days by which a clock may be slow and hide nothing. */
const SLOW_DAYS = 2;

/**
 * What a list is asked for. Days that end today go on to the day after tomorrow: on a device whose clock is slow by a day, what has just happened lies in
 * the future, and a bet that is open would not be among the open ones (F83). Not beyond the longest range, which a backend may refuse.
 */
export function momentsToAskFor(range: DayRange, now: number): ReturnType<typeof momentsOf> {
  const { from, to } = range;
  const last = addDays(to, SLOW_DAYS);
  return momentsOf(to === dayAt(now) && daysInclusive(from, last) <= MAX_DAYS ? { from, to: last } : range);
}
