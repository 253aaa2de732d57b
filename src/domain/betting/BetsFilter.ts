import type { BetScope } from './BetList';
import { BETS_TABS, type BetsTab } from './BetsTab';
import { momentsToAskFor, type DayPreset } from '@/domain/shared/DayRange';
import { daysOf, readDays, writeDays, type ListDays } from '@/domain/shared/listDays';
import { readPage, readSize, soundPage, writePage, type PageSize } from '@/domain/shared/listPages';
import { oneOf } from '@/domain/shared/oneOf';

export type BetsSegment = 'all' | 'matchOdds' | 'fancy';

/** `any`: whenever a bet was placed; not of settled bets, which are read by days. */
export type BetsDays = ListDays | 'any';

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

/** A bet on a tournament is open for months; a result is looked for in the last days. */
const USUAL_DAYS: Readonly<Record<BetsTab, DayPreset | 'any'>> = { open: 'any', settled: '7d', all: 'any' };
/** What leaves nothing out that a list has. */
export const WIDEST_DAYS: Readonly<Record<BetsTab, DayPreset | 'any'>> = {
  open: 'any',
  settled: '30d',
  all: 'any',
};

/**
 * The filter that an address asks for; `read` gives the text under a name, or null. Total: what it does not understand is as if it were
 * not there (X30).
 */
export function readBetsFilter(read: (name: string) => string | null, now: number): BetsFilter {
  const tab = oneOf(read('tab'), BETS_TABS) ?? 'open';
  return {
    tab,
    segment: oneOf(read('market'), ['all', 'matchOdds', 'fancy'] as const) ?? 'all',
    days: readDays(read, now) ?? USUAL_DAYS[tab],
    page: readPage(read('page')),
    size: readSize(read('size')),
    byMatch: read('group') === 'match',
  };
}

/** The shortest address that `readBetsFilter` reads as this filter. */
export function writeBetsFilter(filter: BetsFilter): Readonly<Record<string, string>> {
  const { tab, segment, days, page, size, byMatch } = filter;
  return {
    ...(tab === 'open' ? {} : { tab }),
    ...(segment === 'all' ? {} : { market: segment }),
    ...writeDays(days, USUAL_DAYS[tab]),
    ...writePage(page, size),
    ...(byMatch ? { group: 'match' } : {}),
  };
}

/** The filter after a choice. Whatever changes which bets are listed leads back to the first page; another tab has its own usual days. */
export function changeBetsFilter(filter: BetsFilter, change: Partial<BetsFilter>): BetsFilter {
  const page = change.page ?? (change.byMatch === undefined ? 1 : filter.page);
  const { tab = filter.tab } = change;
  const days = filter.days === USUAL_DAYS[filter.tab] ? USUAL_DAYS[tab] : filter.days;
  return { ...filter, days, ...change, page: soundPage(page) };
}

/** First and last moment of its days, as epoch milliseconds; neither of any. */
export function momentsOfFilter(
  { days }: Pick<BetsFilter, 'days'>,
  now: number,
): Pick<BetScope, 'from' | 'until'> {
  return days === 'any' ? {} : momentsToAskFor(daysOf(days, now), now);
}
