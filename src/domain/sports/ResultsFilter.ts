import { momentsOf, type DayPreset } from '@/domain/shared/DayRange';
import { daysOf, readDays, writeDays, type ListDays } from '@/domain/shared/listDays';
import { readPage, soundPage } from '@/domain/shared/listPages';
import { oneOf } from '@/domain/shared/oneOf';
import type { Sport } from './Sport';

export const RESULT_SPORTS = ['all', 'cricket', 'soccer', 'tennis'] as const;
/** One page of results. */
export const RESULTS_PAGE = 25;
export const RESULT_DAYS: readonly DayPreset[] = ['today', 'yesterday', '7d'];
const MAX_SEARCH = 60;

/** What /results shows, all of it from its address. */
export interface ResultsFilter {
  readonly sport: Sport | 'all';
  readonly days: ListDays;
  /** Part of the name of a team or player; empty: all. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

const USUAL_DAYS = 'today';

/** The filter that an address asks for; what it does not understand is as if it were not there (X30). */
export function readResultsFilter(read: (name: string) => string | null, now: number): ResultsFilter {
  return {
    sport: oneOf(read('sport'), RESULT_SPORTS) ?? 'all',
    days: readDays(read, now) ?? USUAL_DAYS,
    search: (read('team') ?? '').trim().slice(0, MAX_SEARCH),
    page: readPage(read('page')),
  };
}

/** The shortest address that `readResultsFilter` reads as this filter. */
export function writeResultsFilter(filter: ResultsFilter): Readonly<Record<string, string>> {
  const { sport, days, search, page } = filter;
  return {
    ...(sport === 'all' ? {} : { sport }),
    ...writeDays(days, USUAL_DAYS),
    ...(search === '' ? {} : { team: search }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

/** Whatever changes which results are listed leads back to the first page. */
export function changeResultsFilter(filter: ResultsFilter, change: Partial<ResultsFilter>): ResultsFilter {
  return { ...filter, ...change, page: soundPage(change.page ?? 1) };
}

/** First and last moment of its days in India, as epoch milliseconds. */
export function momentsOfResults({ days }: Pick<ResultsFilter, 'days'>, now: number) {
  return momentsOf(daysOf(days, now));
}
