import { daysOf, readDays, writeDays, type ListDays } from '@/domain/shared/listDays';
import { momentsToAskFor, type DayPreset } from '@/domain/shared/DayRange';
import { oneOf } from '@/domain/shared/oneOf';

export const REPORT_BYS = ['day', 'sport', 'competition', 'market'] as const;
export type ReportBy = (typeof REPORT_BYS)[number];

/** In the order in which they are offered. */
export const REPORT_DAYS: readonly DayPreset[] = ['today', '7d', '30d', 'month'];

/** What /reports shows, all of it from its address. */
export interface ReportFilter {
  readonly by: ReportBy;
  readonly days: ListDays;
}

const USUAL_DAYS = '7d';

/** The filter that an address asks for; what it does not understand is as if it were not there (X30). */
export function readReportFilter(read: (name: string) => string | null, now: number): ReportFilter {
  return { by: oneOf(read('by'), REPORT_BYS) ?? 'day', days: readDays(read, now) ?? USUAL_DAYS };
}

/** The shortest address that `readReportFilter` reads as this filter. */
export function writeReportFilter({ by, days }: ReportFilter): Readonly<Record<string, string>> {
  return { ...(by === 'day' ? {} : { by }), ...writeDays(days, USUAL_DAYS) };
}

export function changeReportFilter(filter: ReportFilter, change: Partial<ReportFilter>): ReportFilter {
  return { ...filter, ...change };
}

/** First and last moment of its days in India, as epoch milliseconds. */
export function momentsOfReport({ days }: Pick<ReportFilter, 'days'>, now: number) {
  return momentsToAskFor(daysOf(days, now), now);
}
