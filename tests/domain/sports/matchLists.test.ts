import { describe, expect, it } from 'vitest';
import { marketId, matchId } from '@/domain/shared/ids';
import { rupees } from '@/domain/shared/Money';
import { battingSide } from '@/domain/sports/battingSide';
import { competitionsOf } from '@/domain/sports/competitionsOf';
import { firstOf, groupMatches, sameGroup } from '@/domain/sports/groupMatches';
import { inPlayCounts } from '@/domain/sports/inPlayCounts';
import { WHOLE_LIST, filterMatches, listFilterPairs, readListFilter } from '@/domain/sports/listFilter';
import type { ListFilter } from '@/domain/sports/listFilter';
import { liveNow } from '@/domain/sports/liveNow';
import { dayNumber, matchDay } from '@/domain/sports/matchDay';
import { nextMatch } from '@/domain/sports/nextMatch';
import type { Match } from '@/domain/sports/Match';
import { Looking } from '@/domain/sports/Looking';
import type { Sport } from '@/domain/sports/Sport';
import { aMarket, aMatch } from '@tests/support/mothers/sports';

/** 15 January 2026, 23:45 in India: another day in London. */
const NOW = Date.UTC(2026, 0, 15, 18, 15);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('days are those of India', () => {
  it('[SPORT-01] the day turns at 18:30 UTC, and only then', () => {
    const midnight = Date.UTC(2026, 0, 15, 18, 30);
    expect(dayNumber(midnight) - dayNumber(midnight - 1)).toBe(1);
    expect(dayNumber(midnight + 24 * HOUR - 1)).toBe(dayNumber(midnight));
    expect(dayNumber(-5.5 * HOUR)).toBe(0);
  });

  it.each([
    [NOW, 'today'],
    [NOW + 14 * MINUTE, 'today'],
    [NOW + 15 * MINUTE, 'tomorrow'],
    [NOW + 24 * HOUR + 14 * MINUTE, 'tomorrow'],
    [NOW + 24 * HOUR + 15 * MINUTE, 'other'],
    [NOW - 24 * HOUR, 'other'],
  ])('what starts at %i starts %s', (startsAt, day) => {
    expect(matchDay(startsAt, dayNumber(NOW))).toBe(day);
  });
});

describe('what of a list is shown', () => {
  const read = (text: string) => {
    const pairs = new URLSearchParams(text);
    return readListFilter({ get: (name) => pairs.get(name) });
  };

  it('stands in the address, there and back', () => {
    const filters: ListFilter[] = [
      WHOLE_LIST,
      { time: 'inPlay', competition: 'River & Sea League', fancyOnly: true },
      { time: 'tomorrow', competition: null, fancyOnly: false },
      { time: 'today', competition: 'लीग', fancyOnly: false },
    ];
    for (const filter of filters) {
      const pairs = listFilterPairs(filter).map(([name, value]) => [name, value]);
      expect(read(new URLSearchParams(pairs).toString())).toEqual(filter);
    }
    expect(listFilterPairs(WHOLE_LIST)).toEqual([]);
  });

  it('anything unknown in an address shows everything', () => {
    expect(read('when=yesterday&competition=&fancy=yes&x=1')).toEqual(WHOLE_LIST);
    expect(read('when=INPLAY').time).toBe('inPlay');
  });

  const live = aMatch({ id: matchId('live'), startsAt: NOW - 30 * HOUR });
  const late = aMatch({ id: matchId('late'), status: 'upcoming', startsAt: NOW + 10 * MINUTE });
  const next = aMatch({ id: matchId('next'), status: 'upcoming', startsAt: NOW + HOUR, badges: ['fancy'] });
  const far = aMatch({
    id: matchId('far'),
    status: 'upcoming',
    startsAt: NOW + 80 * HOUR,
    competition: 'Cup',
  });
  const over = aMatch({ id: matchId('over'), status: 'finished', startsAt: NOW });
  const all = [live, late, next, far, over];

  it.each([
    [{ time: 'all' }, ['live', 'late', 'next', 'far']],
    [{ time: 'inPlay' }, ['live']],
    [{ time: 'today' }, ['late']],
    [{ time: 'tomorrow' }, ['next']],
    [{ competition: 'Cup' }, ['far']],
    [{ fancyOnly: true }, ['next']],
    [{ time: 'today', fancyOnly: true }, []],
  ] as const)('[SPORT-04] %o leaves %o', (part, left) => {
    expect(filterMatches(all, { ...WHOLE_LIST, ...part }, NOW).map(({ id }) => id)).toEqual(left);
  });

  it('an empty list can still say which match comes next', () => {
    expect(nextMatch(all)?.id).toBe('late');
    expect(nextMatch([live, over])).toBeNull();
  });

  it('counts matches of each competition, and those in play', () => {
    expect(competitionsOf([...all, aMatch({ competition: '' })])).toEqual([
      { name: 'Cup', matches: 1, inPlay: 0 },
      { name: 'River League', matches: 3, inPlay: 1 },
    ]);
  });

  it('[SPORT-01] counts what is in play, of every sport; one that has just ended does not count', () => {
    expect(inPlayCounts([live, over, aMatch({ sport: 'tennis' }), aMatch({ sport: 'tennis' })])).toEqual({
      live: 3,
      cricket: 1,
      soccer: 0,
      tennis: 2,
    });
  });
});

describe('groups', () => {
  const one = aMatch({ id: matchId('late'), competition: 'B', status: 'upcoming', startsAt: 9 });
  const two = aMatch({ id: matchId('soon'), competition: 'A', status: 'upcoming', startsAt: 5 });
  const three = aMatch({ id: matchId('now'), competition: 'B', status: 'inPlay', startsAt: 1 });
  const over = aMatch({ id: matchId('over'), competition: 'A', status: 'finished', startsAt: 0 });
  const shown = (...pins: string[]) =>
    groupMatches([one, two, three, over], { pinned: new Set(pins.map(matchId)) }).map((group) => [
      group.when,
      group.competition,
      group.matches.map((match) => match.id),
    ]);

  it('what is in play comes first, then by start, by competition in the order of the first match', () => {
    expect(shown()).toEqual([
      ['inPlay', 'B', ['now']],
      ['upcoming', 'A', ['soon']],
      ['upcoming', 'B', ['late']],
    ]);
  });

  it('pinned matches stand before all others, each in one place only', () => {
    expect(shown('late', 'now', 'over')).toEqual([
      ['pinned', '', ['now', 'late']],
      ['upcoming', 'A', ['soon']],
    ]);
  });

  it('two sports may have a competition of one name', () => {
    const groups = groupMatches([three, aMatch({ sport: 'soccer', competition: 'B' })]);
    expect(groups.map(({ sport }) => sport).toSorted()).toEqual(['cricket', 'soccer']);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(2);
  });

  it('[SPORT-04] by money: the sports in their order, then the most money first, competitions by their biggest match', () => {
    const match = (id: string, sport: Sport, competition: string, money: number) =>
      aMatch({ id: matchId(id), sport, competition, matchOdds: aMarket({ totalMatched: rupees(money) }) });
    const list = [
      match('t', 'tennis', 'T', 900),
      match('a1', 'cricket', 'A', 10),
      match('b1', 'cricket', 'B', 30),
      match('a2', 'cricket', 'A', 20),
      match('s', 'soccer', 'S', 500),
    ];
    const order = (matches: readonly Match[]) =>
      groupMatches(matches, { money: ({ matchOdds }) => matchOdds?.totalMatched ?? 0 }).map((group) =>
        group.matches.map(({ id }) => id),
      );
    expect(order(list)).toEqual([['b1'], ['a2', 'a1'], ['s'], ['t']]);
    // One without match odds has no money.
    const bare = aMatch({ id: matchId('bare'), competition: 'A', matchOdds: null });
    expect(order([bare, ...list.slice(0, 2)])).toEqual([['a1', 'bare'], ['t']]);
  });

  it('[SPORT-04] the first of them are as many matches, under the heads that these need', () => {
    const groups = groupMatches([one, three, aMatch({ id: matchId('c'), competition: 'C' })]);
    const counts = (most: number) => firstOf(groups, most).map(({ matches }) => matches.length);
    const all = groups.map(({ matches }) => matches.length);
    expect(counts(99)).toEqual(all);
    expect(counts(1)).toEqual([1]);
    expect(counts(0)).toEqual([]);
    expect(firstOf(groups, 1)[0]).toMatchObject({ key: groups[0]!.key, matches: [groups[0]!.matches[0]] });
  });

  it('are the same with the very same matches in the same order, and under the same name', () => {
    const groupOf = (...group: readonly Match[]) => groupMatches(group, {})[0]!;
    const next = aMatch({ id: matchId('next'), competition: 'B', status: 'upcoming', startsAt: 10 });
    expect(sameGroup(groupOf(one, next), groupOf(next, one))).toBe(true);
    expect(sameGroup(groupOf(one, next), groupOf(one))).toBe(false);
    expect(sameGroup(groupOf(one), groupOf(one, next))).toBe(false);
    expect(sameGroup(groupOf(one), groupOf({ ...one }))).toBe(false);
    const pinned = groupMatches([one], { pinned: new Set([one.id]) })[0]!;
    expect(sameGroup(groupOf(one), pinned)).toBe(false);
  });
});

describe('what is in play now', () => {
  const match = (id: string, money: number | null, status: Match['status'] = 'inPlay') =>
    aMatch({
      ...{ id: matchId(id), status },
      matchOdds: money === null ? null : aMarket({ totalMatched: rupees(money) }),
    });
  const idsOf = (matches: readonly Match[]) => matches.map(({ id }) => id);
  const all = [
    match('bare', null),
    match('10', 10),
    match('soon', 99, 'upcoming'),
    match('30', 30),
    match('20', 20),
  ];

  it('[SPORT-01] stands by the money that was matched, the most first, and no more than there is room for', () => {
    expect(idsOf(liveNow(all, 9))).toEqual(['30', '20', '10', 'bare']);
    expect(idsOf(liveNow(all.toReversed(), 2))).toEqual(['30', '20']);
  });

  it('keeps the place of what is shown already; what is over makes room', () => {
    const shown = [match('20', 20), match('10', 10), match('gone', 50)];
    const now = liveNow(all, 3, shown);
    expect(idsOf(now)).toEqual(['20', '10', '30']);
    // As it is now, not as it was shown.
    expect(now[0]).toBe(all[4]);
  });
});

describe('a market that closes', () => {
  it('stays in its place where somebody saw it open, and is over for whom it was closed at first sight', () => {
    const seen = new Looking();
    const market = (id: string, status: 'open' | 'closed') => ({ id: marketId(id), status });
    expect([seen.isOver(market('1', 'open')), seen.isOver(market('1', 'closed'))]).toEqual([false, false]);
    expect([seen.isOver(market('2', 'closed')), seen.isOver(market('2', 'closed'))]).toEqual([true, true]);
  });
});

describe('who bats', () => {
  const score = (home: string, away: string, note = '') =>
    battingSide(aMatch({ home: 'India', away: 'Australia', score: { home, away, note, clock: '' } }));

  it('is told in words, or by the only score there is', () => {
    expect(score('12/0', '', 'India batting')).toBe('home');
    expect(score('142/3', '90/1', 'Australia need 53 from 30')).toBe('away');
    expect(score('', '4/0')).toBe('away');
    expect(score('4/0', '')).toBe('home');
  });

  it('is not guessed', () => {
    expect([score('1/0', '2/0'), score('', ''), score('1/0', '2/0', 'Rain')]).toEqual([null, null, null]);
    expect(
      battingSide(aMatch({ sport: 'soccer', score: { home: '1', away: '', note: '', clock: '' } })),
    ).toBe(null);
    expect(battingSide(aMatch({ score: null }))).toBeNull();
  });
});
