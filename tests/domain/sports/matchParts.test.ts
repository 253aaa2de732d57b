import { describe, expect, it } from 'vitest';
import type { Market } from '@/domain/sports/Market';
import { marketId } from '@/domain/shared/ids';
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
