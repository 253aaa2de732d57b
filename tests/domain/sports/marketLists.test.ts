import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketId, matchId } from '@/domain/shared/ids';
import {
  MAX_LISTED,
  MAX_LISTS,
  MAX_NAME,
  NO_LISTS,
  openList,
  withList,
  withMarket,
  withMoved,
  withName,
  withOpened,
  withoutList,
  withoutMarket,
  type ListedMarket,
  type MarketLists,
} from '@/domain/sports/marketLists';

const market = (id: string): ListedMarket => ({
  matchId: matchId(`match ${id}`),
  marketId: marketId(id),
  matchName: 'A v B',
  marketName: 'Match Odds',
  runners: 2,
});
const after = (lists: MarketLists, change: ReturnType<typeof withMarket>): MarketLists =>
  change.ok ? change.value : lists;
const listOf = (...ids: readonly string[]): MarketLists =>
  ids.reduce((lists, id) => after(lists, withMarket(lists, market(id))), NO_LISTS);
const ids = (lists: MarketLists): readonly string[] => openList(lists).markets.map(({ marketId: id }) => id);

describe('a list of markets', () => {
  it('takes a market once, at its end, and twelve at most', () => {
    const twelve = listOf(...Array.from({ length: MAX_LISTED }, (_, at) => `m${at}`));
    expect(ids(listOf('a', 'b', 'a'))).toEqual(['a', 'b']);
    expect(withMarket(twelve, market('more'))).toEqual({ ok: false, error: 'marketLists.full' });
    expect(withMarket(twelve, market('m3'))).toEqual({ ok: true, value: twelve });
    expect(ids(withoutMarket(twelve, marketId('m0')))).toHaveLength(MAX_LISTED - 1);
  });

  it('moves one market; the others keep their order, whatever the place', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: MAX_LISTED });
    fc.assert(
      fc.property(names, fc.nat(20), fc.integer({ min: -5, max: 20 }), (all, which, to) => {
        const moved = all[which % all.length] ?? '';
        const now = ids(withMoved(listOf(...all), marketId(moved), to));
        expect(now.filter((each) => each !== moved)).toEqual(all.filter((each) => each !== moved));
        expect(now.indexOf(moved)).toBe(Math.max(0, Math.min(all.length - 1, to)));
      }),
    );
  });

  it('a market that is not there is not moved, nor taken off', () => {
    const lists = listOf('a', 'b');
    expect(withMoved(lists, marketId('z'), 0)).toBe(lists);
    expect(ids(withoutMarket(lists, marketId('z')))).toEqual(['a', 'b']);
  });
});

describe('the lists of a player', () => {
  it('a new one is empty and open; what is added goes there, and the other stays as it was', () => {
    const two = after(NO_LISTS, withList(listOf('a'), ' Tonight  only '));
    expect(two.lists.map(({ name }) => name)).toEqual(['', 'Tonight only']);
    const added = after(two, withMarket(two, market('b')));
    expect(ids(added)).toEqual(['b']);
    expect(ids(withOpened(added, 0))).toEqual(['a']);
    expect(withOpened(added, 7)).toBe(added);
  });

  it.each([
    ['', 'marketLists.nameEmpty'],
    [' \u200b ', 'marketLists.nameEmpty'],
    ['x'.repeat(MAX_NAME + 1), 'marketLists.nameLong'],
    ['TONIGHT', 'marketLists.nameTaken'],
  ])('the name %j is refused: %s', (typed, error) => {
    const lists = after(NO_LISTS, withList(NO_LISTS, 'Tonight'));
    expect(withList(lists, typed)).toEqual({ ok: false, error });
    expect(withName(withOpened(lists, 0), typed)).toEqual({ ok: false, error });
  });

  it('a name is counted as it is read, and a list may keep its own', () => {
    const flags = '🇮🇳'.repeat(MAX_NAME);
    const named = after(NO_LISTS, withName(NO_LISTS, flags));
    expect(openList(named).name).toBe(flags);
    expect(withName(named, flags)).toEqual({ ok: true, value: named });
    const two = after(named, withList(named, 'Tonight'));
    expect(openList(after(two, withName(two, 'TONIGHT'))).name).toBe('TONIGHT');
  });

  it('are eight at most', () => {
    let lists = NO_LISTS;
    for (let at = 1; at < MAX_LISTS; at += 1) lists = after(lists, withList(lists, `List ${at}`));
    expect(lists.lists).toHaveLength(MAX_LISTS);
    expect(withList(lists, 'One more')).toEqual({ ok: false, error: 'marketLists.tooMany' });
  });

  it('the open one goes, the one before it is open then, and of the last only its place stays', () => {
    const named = ['One', 'Two'].reduce((lists, name) => after(lists, withList(lists, name)), listOf('a'));
    const without = withoutList(withOpened(named, 1));
    expect([without.lists.map(({ name }) => name), without.open]).toEqual([['', 'Two'], 0]);
    expect(ids(without)).toEqual(['a']);
    expect(openList(withoutList(named)).name).toBe('One');
    expect(withoutList(listOf('a'))).toEqual(NO_LISTS);
  });

  it('there is always one, and an open one', () => {
    const change = fc.constantFrom<(lists: MarketLists) => MarketLists>(
      withoutList,
      (lists) => after(lists, withList(lists, `n${lists.lists.length}`)),
      (lists) => after(lists, withMarket(lists, market(`m${lists.open}`))),
      (lists) => withOpened(lists, 0),
      (lists) => withOpened(lists, 3),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const lists = changes.reduce((now, next) => next(now), NO_LISTS);
        expect(lists.lists.length).toBeGreaterThan(0);
        expect(lists.lists[lists.open]).toBeDefined();
        expect(new Set(lists.lists.map(({ name }) => name)).size).toBe(lists.lists.length);
      }),
    );
  });
});
