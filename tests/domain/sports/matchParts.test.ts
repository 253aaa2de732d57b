import { describe, expect, it } from 'vitest';
import type { Market } from '@/domain/sports/Market';
import { marketId } from '@/domain/shared/ids';
import { Looking } from '@/domain/sports/Looking';
import { isInFancyGroup, matchParts } from '@/domain/sports/matchParts';
import { splitMarkets } from '@/domain/sports/splitMarkets';
import { aMarket } from '@tests/support/mothers/sports';
import { EVERY_KIND } from '@/domain/sports/marketKinds';

const market = (id: string, changes: Partial<Market>): Market => aMarket({ id: marketId(id), ...changes });
const ids = (markets: readonly Market[]): readonly string[] => markets.map(({ id }) => id);

describe('the parts of a match', () => {
  const fancy = (id: string, changes: Partial<Market> = {}): Market =>
    market(id, { kind: 'fancy', name: id, ...changes });

  it('[SPORT-02] the kind says where a market stands, whatever its name', () => {
    const parts = matchParts([
      market('bm', { kind: 'bookmaker', name: 'Match Odds' }),
      market('mo', { kind: 'matchOdds', name: 'Toss' }),
      market('to', { kind: 'toss', name: 'x' }),
      market('ti', { kind: 'tiedMatch', name: 'over' }),
      market('ot', { kind: 'other', name: 'Bookmaker' }),
      market('wi', { kind: 'winner', name: 'over' }),
    ]);
    expect(Object.values(parts).map(ids)).toEqual([['mo'], ['bm'], [], [], ['wi', 'to', 'ti', 'ot'], []]);
  });

  it('[SPORT-02] [P25] [P26] session and other fancies are what the split says, its traps included', () => {
    const names = [
      'Fall of 1st wicket',
      '6 over runs',
      '10 OVER runs',
      'Overall',
      'Cover drive',
      'Rollover',
      'Toss over runs',
      'Bookmaker runs',
      'Innings runs',
    ];
    const fancies = names.map((name) => fancy(name));
    const parts = matchParts(fancies);
    expect(ids(parts.session)).toEqual(['6 over runs', '10 OVER runs', 'Overall', 'Cover drive', 'Rollover']);
    expect(parts.session).toEqual(splitMarkets(fancies).session);
    // Excluded by the split, but nowhere else to stand: last, not lost.
    expect(ids(parts.fancy)).toEqual([
      'Fall of 1st wicket',
      'Innings runs',
      'Toss over runs',
      'Bookmaker runs',
    ]);
  });

  it('[SPORT-02] [P26] a fancy with a result is over: 0 is a result, an empty text and nothing are none', () => {
    const parts = matchParts([
      fancy('6 over runs', { result: '0' }),
      fancy('10 over runs', { result: '' }),
      fancy('Innings runs', { result: null }),
    ]);
    expect(ids(parts.over)).toEqual(['6 over runs']);
    expect(ids(parts.session)).toEqual(['10 over runs']);
    expect(ids(parts.fancy)).toEqual(['Innings runs']);
  });

  describe('while somebody looks', () => {
    const overs = ['4 over runs', '5 over runs', '6 over runs'].map((name) => fancy(name));
    const wicket = fancy('Fall of 1st wicket', { group: 'wickets' });
    const runs = fancy('Runs of a player', { group: 'players' });
    const done = (each: Market, result = '43'): Market => ({ ...each, result });
    const [four, five, six] = overs as [Market, Market, Market];

    it('[SPORT-02] a fancy that gets a result keeps its place, and is over for the next look', () => {
      const looking = new Looking();
      matchParts([...overs, wicket, runs], looking);
      const parts = matchParts([four, done(five), six, done(wicket, '0'), runs], looking);
      expect(ids(parts.session)).toEqual(['4 over runs', '5 over runs', '6 over runs']);
      expect(parts.session[1]?.result).toBe('43');
      expect(ids(parts.fancy)).toEqual(['Fall of 1st wicket', 'Runs of a player']);
      expect(ids(parts.over)).toEqual([]);
      const next = matchParts([four, done(five), six, done(wicket, '0'), runs], new Looking());
      expect(ids(next.session)).toEqual(['4 over runs', '6 over runs']);
      expect(ids(next.over)).toEqual(['5 over runs', 'Fall of 1st wicket']);
    });

    it('[SPORT-04] a new one takes the place of one with a result, and no other row moves', () => {
      const looking = new Looking();
      matchParts(overs, looking);
      const seven = fancy('7 over runs');
      const parts = matchParts([done(four), five, six, seven], looking);
      expect(ids(parts.session)).toEqual(['7 over runs', '5 over runs', '6 over runs']);
      expect(ids(parts.over)).toEqual(['4 over runs']);
      expect(matchParts([done(four), five, six, seven], looking)).toEqual(parts);
    });

    it('[SPORT-04] one of its own group first, wherever that is', () => {
      const looking = new Looking();
      matchParts([runs, wicket], looking);
      const next = fancy('Fall of 2nd wicket', { group: 'wickets' });
      const parts = matchParts([done(runs), done(wicket), next], looking);
      expect(ids(parts.fancy)).toEqual(['Runs of a player', 'Fall of 2nd wicket']);
      const last = fancy('Fall of 3rd wicket', { group: 'wickets' });
      expect(ids(matchParts([done(runs), done(wicket), next, last], looking).fancy)).toEqual([
        'Fall of 3rd wicket',
        'Fall of 2nd wicket',
      ]);
    });

    it('[SPORT-04] where no place is free it comes last, wherever the backend names it', () => {
      const looking = new Looking();
      matchParts([four, six], looking);
      expect(ids(matchParts([five, four, six], looking).session)).toEqual([
        '4 over runs',
        '6 over runs',
        '5 over runs',
      ]);
    });

    it('[SPORT-04] one that the backend no longer names keeps its row, closed, until a new one takes its place', () => {
      const looking = new Looking();
      matchParts(overs, looking);
      const parts = matchParts([five, six], looking);
      expect(parts.session).toEqual([{ ...four, status: 'closed' }, five, six]);
      expect(matchParts([five, six], looking).session[0]).toBe(parts.session[0]);
      expect(ids(parts.over)).toEqual([]);
      expect(matchParts([five, six, four], looking).session).toEqual(overs);
      expect(ids(matchParts([five, six, fancy('7 over runs')], looking).session)).toEqual([
        '7 over runs',
        '5 over runs',
        '6 over runs',
      ]);
    });

    it('[SPORT-02] one that had its result when the look began has no place', () => {
      const looking = new Looking();
      expect(ids(matchParts([done(four), five], looking).session)).toEqual(['5 over runs']);
      expect(ids(matchParts([done(four), five], looking).over)).toEqual(['4 over runs']);
    });

    it('[SPORT-04] a market of another kind that closes stays where it is, and its result alone ends nothing', () => {
      const looking = new Looking();
      const toss = market('toss', { kind: 'toss' });
      matchParts([toss], looking);
      expect(ids(matchParts([{ ...toss, status: 'closed' }], looking).others)).toEqual(['toss']);
      expect(ids(matchParts([{ ...toss, status: 'closed' }]).over)).toEqual(['toss']);
      expect(ids(matchParts([{ ...toss, result: 'x' }]).others)).toEqual(['toss']);
    });
  });

  it('[SPORT-02] markets with runners: session markets first, the excluded last, each with its ladder', () => {
    const other = (name: string, result: string | null = null) =>
      market(name, { kind: 'other', name, result });
    const parts = matchParts([
      other('Top team', 'x'),
      other('Double Chance'),
      other('Over/Under 2.5 Goals'),
      other('Completed match'),
    ]);
    expect(ids(parts.others)).toEqual([
      'Over/Under 2.5 Goals',
      'Double Chance',
      'Completed match',
      'Top team',
    ]);
  });

  it('[SPORT-02] [P25] every market stands in exactly one place', () => {
    const markets = EVERY_KIND.flatMap((kind) =>
      [null, '0', '5'].flatMap((result) =>
        ['over', 'toss', 'x'].map((name) => market(`${kind}-${result}-${name}`, { kind, result, name })),
      ),
    );
    expect(ids(Object.values(matchParts(markets)).flat()).toSorted()).toEqual(ids(markets).toSorted());
  });

  it('[SPORT-04] groups: as the backend says, and sessions by name too; a word that is not known is under All only', () => {
    const groups = ['all', 'sessions', 'wickets', 'players', 'oddEven'] as const;
    const under = (each: Market): readonly string[] => groups.filter((group) => isInFancyGroup(each, group));
    expect(under(fancy('x', { group: 'wickets' }))).toEqual(['all', 'wickets']);
    expect(under(fancy('6 over runs'))).toEqual(['all', 'sessions']);
    expect(under(fancy('x', { group: 'sessions' }))).toEqual(['all', 'sessions']);
    expect(under(fancy('6 over runs', { group: 'players' }))).toEqual(['all', 'sessions', 'players']);
    expect(under(fancy('x'))).toEqual(['all']);
    expect(under(fancy('x', { group: '__proto__' }))).toEqual(['all']);
  });
});
