import { readCalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import type { Format } from '@/texts/createFormat';

/** A day of a document in the reader's words; what is no day, as it is. Its noon is the same day everywhere in India. */
export function dayWords(day: string, format: Format): string {
  return readCalendarDay(day) === null ? day : format.date(Date.parse(`${day}T06:30:00Z`));
}
