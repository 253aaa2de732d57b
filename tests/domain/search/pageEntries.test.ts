import { describe, expect, it } from 'vitest';
import { pageEntries } from '@/domain/search/pageEntries';
import { buildIndex, searchIndex } from '@/domain/search/searchIndex';

const PAGES = pageEntries((page) => `पेज ${page}`);
const INDEX = buildIndex(PAGES);
const found = (typed: string) =>
  searchIndex(INDEX, typed, { page: 4 }).flatMap(({ entries }) => entries.map(({ path }) => path));

describe('the pages that a search finds', () => {
  it.each([
    ['deposit', '/gatewaylist'],
    ['withdraw', '/withdraw'],
    ['bank', '/bank-details'],
    ['aadhaar', '/kyc'],
    ['आधार', '/kyc'],
    ['limits', '/responsiblegame'],
    ['dark', '/profile'],
    ['statement', '/cashier'],
    ['help', '/contactus'],
    ['with', '/withdraw'],
    ['timeout', '/responsiblegame'],
    ['time-out', '/responsiblegame'],
    ['cash out', '/mybets'],
    ['hindi', '/profile'],
  ])('[SRCH-02] %s leads to %s, whatever language its title is in', (typed, path) => {
    expect(found(typed)[0]).toBe(path);
  });

  it('each has words of its own beside its title', () => {
    expect(PAGES.filter(({ names = [] }) => names.length === 0).map(({ path }) => path)).toEqual([]);
  });

  it('upi is of both, the way in and the account', () => {
    expect(found('upi').toSorted()).toEqual(['/bank-details', '/gatewaylist']);
  });
});
