import { momentsToAskFor } from '@/domain/shared/DayRange';
import { daysOf, readDays, writeDays, type ListDays } from '@/domain/shared/listDays';
import { readPage, readSize, soundPage, writePage, type PageSize } from '@/domain/shared/listPages';
import { oneOf } from '@/domain/shared/oneOf';

export const STATEMENT_TABS = ['all', 'payments', 'sports', 'casino', 'bonus'] as const;
export type StatementTab = (typeof STATEMENT_TABS)[number];

/** What /cashier shows, all of it from its address. */
export interface StatementFilter {
  readonly tab: StatementTab;
  readonly days: ListDays;
  /** From 1. */
  readonly page: number;
  readonly size: PageSize;
}

const USUAL_DAYS = '7d';

/** The filter that an address asks for; what it does not understand is as if it were not there (X30). */
export function readStatementFilter(read: (name: string) => string | null, now: number): StatementFilter {
  return {
    tab: oneOf(read('type'), STATEMENT_TABS) ?? 'all',
    days: readDays(read, now) ?? USUAL_DAYS,
    page: readPage(read('page')),
    size: readSize(read('size')),
  };
}

/** The shortest address that `readStatementFilter` reads as this filter. */
export function writeStatementFilter(filter: StatementFilter): Readonly<Record<string, string>> {
  const { tab, days, page, size } = filter;
  return {
    ...(tab === 'all' ? {} : { type: tab }),
    ...writeDays(days, USUAL_DAYS),
    ...writePage(page, size),
  };
}

/** The filter after a choice; whatever changes which rows are listed leads back to the first page. */
export function changeStatementFilter(
  filter: StatementFilter,
  change: Partial<StatementFilter>,
): StatementFilter {
  return { ...filter, ...change, page: soundPage(change.page ?? 1) };
}

/** First and last moment of its days, as epoch milliseconds. */
export function momentsOfStatement({ days }: Pick<StatementFilter, 'days'>, now: number) {
  return momentsToAskFor(daysOf(days, now), now);
}
