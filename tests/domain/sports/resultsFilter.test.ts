import { describe, expect, it } from 'vitest';
import type { IndianDay } from '@/domain/shared/IndianDay';
import {
  changeResultsFilter,
  momentsOfResults,
  readResultsFilter,
  RESULT_DAYS,
  writeResultsFilter,
  type ResultsFilter,
} from '@/domain/sports/ResultsFilter';

/** 15 January 2026, noon in India. */
const NOW = Date.UTC(2026, 0, 15, 6, 30);
const USUAL: ResultsFilter = { sport: 'all', days: 'today', search: '', page: 1 };
const read = (text: string): ResultsFilter => {
  const pairs = new URLSearchParams(text);
  return readResultsFilter((name) => pairs.get(name), NOW);
};

describe('what of the results is shown', () => {
  it.each([
    [USUAL, ''],
    [{ ...USUAL, sport: 'tennis' }, 'sport=tennis'],
    [{ ...USUAL, days: 'yesterday' }, 'days=yesterday'],
    [
      { ...USUAL, days: { from: '2026-01-10' as IndianDay, to: '2026-01-12' as IndianDay }, page: 2 },
      'from=2026-01-10&to=2026-01-12&page=2',
    ],
    [
      { sport: 'cricket', days: '7d', search: 'River Hawks', page: 3 },
      'sport=cricket&days=7d&team=River+Hawks&page=3',
    ],
  ] as const)('[X30] %j is %j in the address, there and back', (filter, address) => {
    expect(new URLSearchParams(writeResultsFilter(filter)).toString()).toBe(address);
    expect(read(address)).toEqual(filter);
  });

  it('[X30] what an address says that is none of it is as if it were not there', () => {
    expect(read('sport=chess&days=never&from=x&page=0x1&team=%20%20')).toEqual(USUAL);
    expect(read(`team=%20${'x'.repeat(500)}`).search).toBe('x'.repeat(60));
  });

  it('another choice leads back to the first page, and a page to that page', () => {
    const third: ResultsFilter = { ...USUAL, search: 'Hawks', page: 3 };
    expect(changeResultsFilter(third, { sport: 'soccer' })).toEqual({ ...third, sport: 'soccer', page: 1 });
    expect(changeResultsFilter(third, { page: 4 })).toEqual({ ...third, page: 4 });
    expect(changeResultsFilter(third, { page: -4 }).page).toBe(1);
  });

  it('its days are those of India, each of those that are offered', () => {
    const day = 86_400_000;
    const end = Date.UTC(2026, 0, 15, 18, 30) - 1;
    expect(RESULT_DAYS.map((days) => momentsOfResults({ days }, NOW))).toEqual([
      { from: end + 1 - day, until: end },
      { from: end + 1 - 2 * day, until: end - day },
      { from: end + 1 - 7 * day, until: end },
    ]);
  });
});
