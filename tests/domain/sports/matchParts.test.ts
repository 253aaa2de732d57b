import { describe, expect, it } from 'vitest';
import type { Market } from '@/domain/sports/Market';
import { marketId } from '@/domain/shared/ids';
import { isInFancyGroup, matchParts } from '@/domain/sports/matchParts';
import { aMarket } from '@tests/support/mothers/sports';

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
    ]);
    expect(Object.values(parts).map(ids)).toEqual([['mo'], ['bm'], ['to'], ['ti'], [], ['ot'], []]);
  });

  it('[SPORT-02] [P26] sessions come first; 0 is a result, an empty text is none', () => {
    const parts = matchParts([
      fancy('Fall of 1st wicket'),
      fancy('6 over runs'),
      fancy('done', { result: '0' }),
      fancy('10 OVER runs', { result: '' }),
      fancy('Toss runs'),
    ]);
    expect(ids(parts.fancy)).toEqual(['6 over runs', '10 OVER runs', 'Fall of 1st wicket', 'Toss runs']);
    expect(ids(parts.settledFancy)).toEqual(['done']);
  });

  it('[SPORT-02] [P25] every market stands in exactly one place', () => {
    const markets = ['matchOdds', 'bookmaker', 'fancy', 'toss', 'tiedMatch', 'other'].flatMap((kind) =>
      [null, '0', '5'].flatMap((result) =>
        ['over', 'toss', 'x'].map((name) =>
          market(`${kind}-${result}-${name}`, { kind: kind as Market['kind'], result, name }),
        ),
      ),
    );
    expect(ids(Object.values(matchParts(markets)).flat()).toSorted()).toEqual(ids(markets).toSorted());
  });

  it('[SPORT-04] groups: as the backend says, else sessions by name; a word that is not known is under All only', () => {
    const groups = ['all', 'sessions', 'wickets', 'players', 'oddEven'] as const;
    const under = (each: Market): readonly string[] => groups.filter((group) => isInFancyGroup(each, group));
    expect(under(fancy('x', { group: 'wickets' }))).toEqual(['all', 'wickets']);
    expect(under(fancy('6 over runs'))).toEqual(['all', 'sessions']);
    expect(under(fancy('x'))).toEqual(['all']);
    expect(under(fancy('over', { group: '__proto__' }))).toEqual(['all']);
  });
});
