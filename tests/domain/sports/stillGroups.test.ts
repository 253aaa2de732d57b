import { describe, expect, it } from 'vitest';
import { matchId } from '@/domain/shared/ids';
import { groupMatches } from '@/domain/sports/groupMatches';
import { StillGroups, UNTOUCHED_MS } from '@/domain/sports/StillGroups';
import type { Match } from '@/domain/sports/Match';
import { aMarket, aMatch } from '@tests/support/mothers/sports';

const START = 1_000_000;

const match = (id: string, competition: string, changes: Partial<Match> = {}) =>
  aMatch({ id: matchId(id), competition, ...changes });
const coming = (id: string, competition: string) => match(id, competition, { status: 'upcoming' });
const LIST = [match('a1', 'A'), match('a2', 'A'), match('b1', 'B'), coming('c1', 'C')];

/** A list that somebody looks at. What `of` answers: each group's competition, and the ids of its rows. */
function aList(first: readonly Match[] = LIST) {
  const still = new StillGroups(START);
  const groupsOf = (matches: readonly Match[], now = START) =>
    still.arrange(groupMatches(matches), matches, now);
  const of = (matches: readonly Match[], now?: number) =>
    groupsOf(matches, now).map((group) =>
      [group.competition, ...group.matches.map(({ id }) => id)].join(' '),
    );
  of(first);
  return { still, groupsOf, of };
}

describe('a list of matches that is read', () => {
  it('[SPORT-04] a match that ends, or that the list names no more, keeps its row and offers nothing', () => {
    const { groupsOf, of } = aList();
    const ended = { ...LIST[0]!, status: 'finished' as const };
    const now = [ended, LIST[2]!, LIST[3]!];
    expect(of(now)).toEqual(['A a1 a2', 'B b1', 'C c1']);
    const [finished, gone] = groupsOf(now)[0]!.matches;
    expect(finished).toMatchObject({ status: 'finished', matchOdds: { status: 'closed' } });
    expect(finished?.unlisted).toBeUndefined();
    expect(gone).toMatchObject({ status: 'inPlay', unlisted: true, matchOdds: { status: 'closed' } });
    expect(groupsOf(now)[0]!.matches[1]).toBe(gone);
    // Finished it stays, also when the list names it no more.
    expect(groupsOf(now.slice(1))[0]!.matches[0]).toEqual(finished);
  });

  it('[SPORT-04] what a row says is of now: a score, and that it has begun, under the head where it was', () => {
    const { groupsOf } = aList();
    const begun = match('c1', 'C', { score: { home: '1/0', away: '', note: '', clock: '0.1 ov' } });
    const groups = groupsOf([...LIST.slice(0, 3), begun]);
    expect(groups.map(({ when, competition }) => [when, competition])).toEqual([
      ['inPlay', 'A'],
      ['inPlay', 'B'],
      ['upcoming', 'C'],
    ]);
    expect(groups[2]!.matches).toEqual([begun]);
    expect(groups[0]!.matches[0]).toBe(LIST[0]);
  });

  it('[SPORT-04] one that comes back is a row as before', () => {
    const { groupsOf, of } = aList();
    of(LIST.slice(1));
    expect(groupsOf(LIST)[0]!.matches[0]).toBe(LIST[0]);
  });

  it('[SPORT-04] a new one takes the place of one of its group that is over; else it comes last of all', () => {
    const { of } = aList();
    const withNew = [...LIST.slice(1), match('a3', 'A')];
    expect(of(withNew)).toEqual(['A a3 a2', 'B b1', 'C c1']);
    const more = [...withNew, coming('c2', 'C')];
    expect(of(more)).toEqual(['A a3 a2', 'B b1', 'C c1 c2']);
    const most = [...more, match('a4', 'A')];
    expect(of(most)).toEqual(['A a3 a2', 'B b1', 'C c1 c2', 'A a4']);
    expect(of([...most, match('a5', 'A')])).toEqual(['A a3 a2', 'B b1', 'C c1 c2', 'A a4 a5']);
    // The place of one that is over in another group is not for it.
    const without = most.filter(({ id }) => id !== 'b1');
    expect(of([...without, match('a5', 'A'), match('a6', 'A')])).toContain('B b1');
  });

  it('[SPORT-04] the heads of one competition are told apart, however many there are', () => {
    const { groupsOf } = aList();
    const one = [...LIST, match('a3', 'A')];
    const two = [...one, match('b2', 'B')];
    groupsOf(one);
    groupsOf(two);
    const groups = groupsOf([...two, match('a4', 'A')]);
    expect(groups.map(({ competition }) => competition)).toEqual(['A', 'B', 'C', 'A', 'B', 'A']);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(6);
  });

  it('[SPORT-04] of another sport it is another head, also where both competitions have one name', () => {
    const { groupsOf } = aList([coming('c1', 'C')]);
    const groups = groupsOf([coming('c1', 'C'), match('c2', 'C', { status: 'upcoming', sport: 'tennis' })]);
    expect(groups.map(({ sport }) => sport)).toEqual(['cricket', 'tennis']);
    const { groupsOf: again } = aList([coming('c1', 'C')]);
    expect(again([coming('c1', 'C'), match('c2', 'C')]).map(({ when }) => when)).toEqual([
      'upcoming',
      'inPlay',
    ]);
  });

  it('[SPORT-04] a minute without a touch, and it is in order again; until then a touch begins the minute anew', () => {
    const { still, of } = aList();
    const now = LIST.slice(1);
    expect(of(now, START + UNTOUCHED_MS - 1)).toEqual(['A a1 a2', 'B b1', 'C c1']);
    still.touched(START + 10);
    expect(of(now, START + UNTOUCHED_MS)).toEqual(['A a1 a2', 'B b1', 'C c1']);
    expect(of(now, START + UNTOUCHED_MS + 10)).toEqual(['A a2', 'B b1', 'C c1']);
  });

  it('[SPORT-04] where there was nothing, it begins in order; a match without match odds has none when it is over', () => {
    const { groupsOf, of } = aList([]);
    expect(of(LIST)).toEqual(['A a1 a2', 'B b1', 'C c1']);
    const { groupsOf: bare } = aList([match('x', 'X', { matchOdds: null })]);
    expect(bare([])[0]!.matches[0]).toMatchObject({ unlisted: true, matchOdds: null });
    const closed = match('y', 'Y', { status: 'finished', matchOdds: aMarket({ status: 'closed' }) });
    const { groupsOf: over } = aList([match('y', 'Y')]);
    expect(over([closed])[0]!.matches[0]).toBe(closed);
    expect(groupsOf([])).toHaveLength(3);
  });
});
