/** A day on a document, `1990-05-17`: without a zone, sorts as text. Unlike an `IndianDay` it may be before anybody bet here. */
export type CalendarDay = string & { readonly __unit: 'calendar-day' };

/** null for what is no day of the calendar: 30 February, month 13, a year before 1900 or after 2099 (X30). */
export function readCalendarDay(text: string): CalendarDay | null {
  if (!/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  // An engine may roll 31 April over into May: a day that changes its name was none.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? (text as CalendarDay) : null;
}

/** The same day so many months later; the last of the month where that day does not exist (31 January + 1: 28 February). */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return moved.toISOString().slice(0, 10) as CalendarDay;
}
