import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeBetsFilter,
  momentsOfFilter,
  readBetsFilter,
  writeBetsFilter,
} from '@/domain/betting/BetsFilter';
import { daysOf } from '@/domain/shared/listDays';
import { pagesOf } from '@/domain/shared/listPages';
import type { BetsFilter } from '@/domain/betting/BetsFilter';

/** 2 April 2026, noon in India. */
const NOW = Date.UTC(2026, 3, 2, 6, 30);
const read = (address: string): BetsFilter => {
  const query = new URLSearchParams(address);
  return readBetsFilter((name) => query.get(name), NOW);
};
const write = (filter: BetsFilter): string => new URLSearchParams({ ...writeBetsFilter(filter) }).toString();

const PLAIN: BetsFilter = { tab: 'open', segment: 'all', days: 'any', page: 1, size: 10, byMatch: false };

describe('the address of /mybets', () => {
  it('[SPORT-06] without anything: open bets, whenever they were placed, and so all of them; settled ones of 7 days', () => {
    expect(read('')).toEqual(PLAIN);
    expect(read('tab=settled')).toEqual({ ...PLAIN, tab: 'settled', days: '7d' });
    expect(read('tab=all')).toEqual({ ...PLAIN, tab: 'all' });
  });

  it('says everything', () => {
    expect(read('tab=settled&market=fancy&from=2026-03-01&to=2026-03-31&page=3&size=50&group=match')).toEqual(
      {
        tab: 'settled',
        segment: 'fancy',
        days: { from: '2026-03-01', to: '2026-03-31' },
        page: 3,
        size: 50,
        byMatch: true,
      },
    );
  });

  it.each([
    '',
    'tab=settled',
    'tab=all',
    'tab=all&days=7d',
    'market=fancy',
    'tab=settled&market=matchOdds&group=match',
  ])('%j is the shortest for what it shows', (address) => expect(write(read(address))).toBe(address));

  it.each([
    'tab=<script>&market=__proto__&days=constructor&page=-1&size=1000000000&group=1',
    'page=0&size=0',
    'page=1e9',
    'page=NaN&size=10.0',
    'page=999999999999999999999',
    'from=2026-02-30&to=2026-03-01',
    'from=0001-01-01&to=9999-12-31',
    'from=2020-01-01&to=2026-04-01',
    'from=2026-05-01&to=2026-05-02',
    'from=2026-03-01',
    '%E0%A4%A',
  ])('[X30] %s falls back', (address) => expect(read(address)).toEqual(PLAIN));

  it('[X30] swapped days are put right, a page past every list is brought back', () => {
    expect(read('from=2026-03-31&to=2026-03-01').days).toEqual({ from: '2026-03-01', to: '2026-03-31' });
    expect(read('page=99999').page).toBe(20_000);
  });

  it('[X30] whatever stands in it: nothing is thrown, and what is read is written and read as the same', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'open',
        'settled',
        'all',
        'fancy',
        'matchOdds',
        'today',
        '7d',
        '30d',
        'match',
        '3',
        '25',
      ),
      fc.constantFrom('2026-03-01', '2026-04-02', '2026-01-01'),
    );
    const names = ['tab', 'market', 'days', 'from', 'to', 'page', 'size', 'group'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), text), (address) => {
        const filter = readBetsFilter((name) => address[name] ?? null, NOW);
        expect(read(write(filter))).toEqual(filter);
        expect(filter.page * filter.size).toBeLessThanOrEqual(1_000_000);
      }),
    );
  });
});

describe('a choice', () => {
  const third = { ...PLAIN, page: 3 };

  it('leads to the first page, but for another page and for grouping', () => {
    expect(changeBetsFilter(third, { segment: 'fancy' }).page).toBe(1);
    expect(changeBetsFilter(third, { size: 25 }).page).toBe(1);
    expect(changeBetsFilter(third, { page: 4 }).page).toBe(4);
    expect(changeBetsFilter(third, { page: -4 }).page).toBe(1);
    expect(changeBetsFilter(third, { byMatch: true }).page).toBe(3);
  });

  it('of the other tab has its own usual days, unless days were chosen', () => {
    expect(changeBetsFilter(PLAIN, { tab: 'settled' }).days).toBe('7d');
    expect(changeBetsFilter({ ...PLAIN, days: 'today' }, { tab: 'settled' }).days).toBe('today');
    expect(changeBetsFilter({ ...PLAIN, tab: 'settled', days: '7d' }, { tab: 'open' }).days).toBe('any');
    expect(changeBetsFilter(PLAIN, { tab: 'settled', days: 'today' }).days).toBe('today');
    expect(changeBetsFilter({ ...PLAIN, tab: 'settled', days: '30d' }, { segment: 'fancy' }).days).toBe(
      '30d',
    );
  });

  it('[SPORT-06] an open bet is asked for without days: one on a tournament may be months old', () => {
    expect(momentsOfFilter(PLAIN, NOW)).toEqual({});
    expect(read('tab=settled&days=any').days).toBe('7d');
    expect(write(read('days=30d'))).toBe('days=30d');
  });

  it('its days are from their first moment in India to their last', () => {
    expect(momentsOfFilter(read('from=2026-03-01&to=2026-03-31'), NOW)).toEqual({
      from: Date.UTC(2026, 1, 28, 18, 30),
      until: Date.UTC(2026, 2, 31, 18, 30) - 1,
    });
  });

  it('days and pages', () => {
    expect(daysOf('yesterday', NOW)).toEqual({ from: '2026-04-01', to: '2026-04-01' });
    expect([pagesOf(0, 10), pagesOf(10, 10), pagesOf(143, 10), pagesOf(1e9, 10)]).toEqual([1, 1, 15, 20_000]);
  });
});
