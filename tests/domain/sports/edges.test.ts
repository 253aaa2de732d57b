import { describe, expect, it } from 'vitest';
import { rupees } from '@/domain/shared/Money';
import { matchId } from '@/domain/shared/ids';
import { DEEPEST_LEVEL } from '@/domain/sports/deepestLevel';
import { foldBook } from '@tests/support/books';
import { battingSide } from '@/domain/sports/battingSide';
import { groupMatches, sameGroup } from '@/domain/sports/groupMatches';
import { matchedTotal } from '@/domain/sports/matchedTotal';
import { nextMatch } from '@/domain/sports/nextMatch';
import { HOME, MARKET, aDelta, aMarket, aMatch, aRunnerChange, anImage } from '@tests/support/mothers/sports';

describe('a book at its edges', () => {
  it('the tenth level is one, the eleventh is none', () => {
    const deep = (level: number) => aDelta(MARKET, { runners: [aRunnerChange(HOME, [[level, 150, 5]])] });
    const before = foldBook(null, anImage());
    expect(foldBook(before, deep(DEEPEST_LEVEL))).not.toBe(before);
    expect(foldBook(before, deep(DEEPEST_LEVEL + 1))).toBe(before);
  });

  it('[F97] an image that differs in its second level alone is another book', () => {
    const image = (second: number) =>
      anImage(MARKET, {
        runners: [
          aRunnerChange(HOME, [
            [0, 200, 5],
            [1, second, 5],
          ]),
        ],
      });
    const before = foldBook(null, image(198));
    expect(foldBook(before, image(198))).toBe(before);
    expect(foldBook(before, image(196))).toEqual(foldBook(null, image(196)));
  });

  it('[F31] what an image does not say is not taken for granted', () => {
    expect(foldBook(null, { id: MARKET, image: true, runners: [] })).toMatchObject({
      status: 'suspended',
      inPlay: false,
      delaySeconds: 0,
      version: 0,
    });
  });
});

describe('lists of matches at their edges', () => {
  const at = (id: string, startsAt: number, status: 'inPlay' | 'upcoming' | 'finished' = 'upcoming') =>
    aMatch({ id: matchId(id), startsAt, status });

  it('a group is the same while its matches are the very same, in their order', () => {
    const [a, b] = [at('a', 1), at('b', 2)];
    const groupOf = (...matches: readonly ReturnType<typeof at>[]) => {
      const [group] = groupMatches(matches);
      if (group === undefined) throw new Error('no group');
      return group;
    };
    const group = groupOf(a, b);
    expect(sameGroup(group, groupOf(a, b))).toBe(true);
    expect(sameGroup(group, groupOf(a, at('b', 2)))).toBe(false);
    expect(sameGroup(group, groupOf(a))).toBe(false);
    expect(sameGroup(group, groupOf(at('a', 3), b))).toBe(false);
    expect(sameGroup(group, groupOf(at('a', 1, 'inPlay')))).toBe(false);
  });

  it('[SPORT-01] what is in play stands before what started earlier and is not', () => {
    const groups = groupMatches([at('a', 1), at('b', 9, 'inPlay')]);
    expect(groups.map(({ when, matches }) => [when, matches.map(({ id }) => id)])).toEqual([
      ['inPlay', ['b']],
      ['upcoming', ['a']],
    ]);
    const pinned = groupMatches([at('a', 1), at('b', 9, 'inPlay')], {
      pinned: new Set([matchId('a'), matchId('b')]),
    });
    expect(pinned[0]?.matches.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('the next match is the earliest of those to come, the first of two at once', () => {
    expect(nextMatch([at('a', 5), at('b', 3), at('c', 4), at('d', 1, 'inPlay')])?.id).toBe('b');
    expect(nextMatch([at('a', 3), at('b', 3)])?.id).toBe('a');
    expect(nextMatch([at('a', 3, 'finished')])).toBeNull();
  });

  it('what was matched is added up, no more than an amount can be, a match without odds counts nothing', () => {
    const matched = (amount: number) => aMatch({ matchOdds: aMarket({ totalMatched: rupees(amount) }) });
    expect(matchedTotal([matched(5), aMatch({ matchOdds: null }), matched(7)])).toBe(rupees(12));
    expect(matchedTotal([matched(90_000_000_000), matched(90_000_000_000)])).toBe(rupees(100_000_000_000));
    expect(matchedTotal([])).toBe(0);
  });
});

describe('who bats', () => {
  const score = { home: '', away: '', note: '' };
  const cricket = (changes: Partial<ReturnType<typeof aMatch>>) => aMatch({ sport: 'cricket', ...changes });
  const received = (parts: Partial<typeof score>) =>
    ({ score: { ...aMatch().score, ...score, ...parts } }) as Partial<ReturnType<typeof aMatch>>;

  it('[SPORT-04] is said by the note before anything else, and by the score where only one side has any', () => {
    expect(battingSide(cricket(received({ note: 'Home batting' })))).toBe('home');
    expect(battingSide(cricket(received({ note: 'Away need 41 from 30' })))).toBe('away');
    expect(battingSide(cricket(received({ home: '10/1' })))).toBe('home');
    expect(battingSide(cricket(received({ away: '10/1' })))).toBe('away');
    expect(battingSide(cricket(received({ home: '10/1', away: '9/1' })))).toBeNull();
  });

  it('[SPORT-04] is nobody’s business when nothing is played', () => {
    for (const status of ['upcoming', 'finished'] as const)
      expect(battingSide(cricket({ ...received({ note: 'Home batting' }), status }))).toBeNull();
  });
});
