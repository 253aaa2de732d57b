import { DAY_PRESETS, momentsOf, presetRange, readRange } from '@/domain/shared/DayRange';
import type { DayPreset, DayRange } from '@/domain/shared/DayRange';

export type BetsTab = 'open' | 'settled';
export type BetsSegment = 'all' | 'matchOdds' | 'fancy';
export const PAGE_SIZES = [10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export type BetsDays = DayPreset | DayRange;

/** What /mybets shows, all of it from its address. */
export interface BetsFilter {
  readonly tab: BetsTab;
  readonly segment: BetsSegment;
  readonly days: BetsDays;
  /** From 1. */
  readonly page: number;
  readonly size: PageSize;
  readonly byMatch: boolean;
}

/** No list is longer: the largest `skip` that is ever asked for stays below a million (X30). */
const LAST_PAGE = 20_000;

/** An open bet may be older than a week; a result is looked for in the last days. */
const USUAL_DAYS: Readonly<Record<BetsTab, DayPreset>> = { open: '30d', settled: '7d' };

/**
 * The filter that an address asks for; `read` gives the text under a name, or null. Total: what it does not understand is as if it were
 * not there (X30).
 */
export function readBetsFilter(read: (name: string) => string | null, now: number): BetsFilter {
  const tab = oneOf(read('tab'), ['open', 'settled'] as const) ?? 'open';
  return {
    tab,
    segment: oneOf(read('market'), ['all', 'matchOdds', 'fancy'] as const) ?? 'all',
    days: readDays(read, now) ?? USUAL_DAYS[tab],
    page: readPage(read('page')),
    size: PAGE_SIZES.find((size) => String(size) === read('size')) ?? 10,
    byMatch: read('group') === 'match',
  };
}

/** The shortest address that `readBetsFilter` reads as this filter. */
export function writeBetsFilter(filter: BetsFilter): Readonly<Record<string, string>> {
  const { tab, segment, days, page, size, byMatch } = filter;
  return {
    ...(tab === 'open' ? {} : { tab }),
    ...(segment === 'all' ? {} : { market: segment }),
    ...writeDays(days, tab),
    ...(size === 10 ? {} : { size: String(size) }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(byMatch ? { group: 'match' } : {}),
  };
}

/** The filter after a choice. Whatever changes which bets are listed leads back to the first page; another tab has its own usual days. */
export function changeBetsFilter(filter: BetsFilter, change: Partial<BetsFilter>): BetsFilter {
  const page = change.page ?? (change.byMatch === undefined ? 1 : filter.page);
  const usual = filter.days === USUAL_DAYS[filter.tab] && change.tab !== undefined;
  return {
    ...filter,
    ...(usual && change.tab !== undefined ? { days: USUAL_DAYS[change.tab] } : {}),
    ...change,
    page: Math.min(LAST_PAGE, Math.max(1, page)),
  };
}

/** First and last day in India. */
export function daysOf({ days }: Pick<BetsFilter, 'days'>, now: number): DayRange {
  return typeof days === 'string' ? presetRange(days, now) : days;
}

/** The same as epoch milliseconds. */
export function momentsOfFilter(filter: Pick<BetsFilter, 'days'>, now: number) {
  return momentsOf(daysOf(filter, now));
}

/** How many pages there are; at least one. */
export function pagesOf(count: number, size: PageSize): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(count / size)));
}

function readDays(read: (name: string) => string | null, now: number): BetsDays | null {
  const preset = oneOf(read('days'), DAY_PRESETS);
  if (preset !== null) return preset;
  const range = readRange(read('from') ?? '', read('to') ?? '', now);
  return range.ok ? range.value : null;
}

function writeDays(days: BetsDays, tab: BetsTab): Readonly<Record<string, string>> {
  if (typeof days !== 'string') return { from: days.from, to: days.to };
  return days === USUAL_DAYS[tab] ? {} : { days };
}

function readPage(text: string | null): number {
  if (text === null || !/^\d{1,5}$/.test(text)) return 1;
  return Math.min(LAST_PAGE, Math.max(1, Number(text)));
}

function oneOf<Word extends string>(text: string | null, words: readonly Word[]): Word | null {
  return words.find((word) => word === text) ?? null;
}
