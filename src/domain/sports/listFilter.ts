import type { Match } from './Match';
import { dayNumber, matchDay } from './matchDay';

export const LIST_TIMES = ['inPlay', 'today', 'tomorrow', 'all'] as const;

export type ListTime = (typeof LIST_TIMES)[number];

/** What of a list is shown. It stands in the address, so a link leads back to the same rows. */
export interface ListFilter {
  readonly time: ListTime;
  /** By its name, as the backend writes it; null: all of them. */
  readonly competition: string | null;
  readonly fancyOnly: boolean;
}

export const WHOLE_LIST: ListFilter = { time: 'all', competition: null, fancyOnly: false };

const WORDS: Readonly<Record<ListTime, string>> = {
  inPlay: 'inplay',
  today: 'today',
  tomorrow: 'tomorrow',
  all: 'all',
};

/** From an address's query; what it does not know it leaves out. */
export function readListFilter(query: { get(name: string): string | null }): ListFilter {
  const time = query.get('when')?.toLowerCase();
  const competition = query.get('competition') ?? '';
  return {
    time: LIST_TIMES.find((each) => WORDS[each] === time) ?? 'all',
    competition: competition === '' ? null : competition,
    fancyOnly: query.get('fancy') === '1',
  };
}

/** The query's pairs; what shows everything is not named, so a plain list has a plain address. */
export function listFilterPairs(filter: ListFilter): readonly (readonly [name: string, value: string])[] {
  const { time, competition, fancyOnly } = filter;
  return [
    ...(time === 'all' ? [] : [['when', WORDS[time]] as const]),
    ...(competition === null ? [] : [['competition', competition] as const]),
    ...(fancyOnly ? [['fancy', '1'] as const] : []),
  ];
}

/** Finished matches are never shown. `now` is epoch milliseconds; days are those of India. */
export function filterMatches(matches: readonly Match[], filter: ListFilter, now: number): readonly Match[] {
  const today = dayNumber(now);
  return matches.filter(
    (match) =>
      match.status !== 'finished' &&
      isAt(match, filter.time, today) &&
      (filter.competition === null || match.competition === filter.competition) &&
      (!filter.fancyOnly || match.badges.includes('fancy')),
  );
}

function isAt(match: Match, time: ListTime, today: number): boolean {
  if (time === 'all') return true;
  if (time === 'inPlay') return match.status === 'inPlay';
  return matchDay(match.startsAt, today) === time;
}
