import { EVERY_PRESET, presetRange, readRange, type DayPreset, type DayRange } from './DayRange';
import { oneOf } from './oneOf';

/** The days of a list: some that move along with the calendar, or some that do not. */
export type ListDays = DayPreset | DayRange;

/** First and last day in India. */
export function daysOf(days: ListDays, now: number): DayRange {
  return typeof days === 'string' ? presetRange(days, now) : days;
}

/** The days in an address; null for none that can be asked for (X30). `read` gives the text under a name, or null. */
export function readDays(read: (name: string) => string | null, now: number): ListDays | null {
  const preset = oneOf(read('days'), EVERY_PRESET);
  if (preset !== null) return preset;
  const range = readRange(read('from') ?? '', read('to') ?? '', now);
  return range.ok ? range.value : null;
}

/** What an address says of days; the usual ones are not said. */
export function writeDays<Days extends string>(
  days: DayRange | Days,
  usual: NoInfer<Days>,
): Readonly<Record<string, string>> {
  if (typeof days !== 'string') return { from: days.from, to: days.to };
  return days === usual ? {} : { days };
}
