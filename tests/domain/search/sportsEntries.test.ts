import { describe, expect, it } from 'vitest';
import { sportEntries } from '@/domain/search/sportEntries';
import { areFoundAlike, sportsEntries } from '@/domain/search/sportsEntries';
import { matchId } from '@/domain/shared/ids';
import type { Match } from '@/domain/sports/Match';
import { aMarket, aMatch } from '@tests/support/mothers/sports';

const runner = (name: string) => ({ id: aMarket().runners[0]!.id, name, status: 'active' as const });

describe('a match in the search', () => {
  it('is found by its sides, by the names of its runners, by its competition and by its market', () => {
    const [entry] = sportsEntries([
      aMatch({ matchOdds: aMarket({ name: 'Winner', runners: [runner('Hawks'), runner('Comets')] }) }),
    ]);
    expect(entry).toMatchObject({
      title: 'Home v Away',
      names: ['Home', 'Away', 'Hawks', 'Comets'],
      detail: 'River League Winner',
    });
  });

  it('without odds by its sides and its competition', () => {
    const [entry] = sportsEntries([aMatch({ matchOdds: null })]);
    expect(entry).toMatchObject({ names: ['Home', 'Away'], detail: 'River League ' });
  });
});

describe('matches are found alike', () => {
  const match = aMatch();

  it.each<[string, Partial<Match>]>([
    ['id', { id: matchId('other') }],
    ['name', { name: 'Hawks v Comets' }],
    ['home side', { home: 'Hawks' }],
    ['away side', { away: 'Hawks' }],
    ['competition', { competition: 'Cup' }],
    ['sport', { sport: 'soccer' }],
    ['status', { status: 'upcoming' }],
    ['start', { startsAt: match.startsAt + 1 }],
    ['market', { matchOdds: aMarket({ name: 'Winner' }) }],
    ['runner', { matchOdds: aMarket({ runners: [runner('Hawks'), runner('Away')] }) }],
    ['end of its odds', { matchOdds: null }],
  ])('but for another %s', (_what, changes) => {
    expect(areFoundAlike([match], [{ ...match, ...changes }])).toBe(false);
  });

  it('when only prices, limits or the score are others', () => {
    expect(
      areFoundAlike(
        [match, aMatch({ id: matchId('2') })],
        [{ ...match, matchOdds: aMarket({ version: 9 }) }, aMatch({ id: matchId('2') })],
      ),
    ).toBe(true);
  });

  it('each of them, in the same order, as many', () => {
    const other = aMatch({ id: matchId('2') });
    expect(areFoundAlike([match, other], [other, match])).toBe(false);
    expect(areFoundAlike([match, other], [match, aMatch({ id: matchId('3') })])).toBe(false);
    expect(areFoundAlike([match], [match, other])).toBe(false);
    expect(areFoundAlike([match, other], [match])).toBe(false);
  });
});

describe('a sport in the search', () => {
  it('is found by what players type for it, whatever language they read in', () => {
    const entries = sportEntries((sport) => `title of ${sport}`);
    expect(entries.map(({ id, title }) => [id, title])).toEqual([
      ['cricket', 'title of cricket'],
      ['soccer', 'title of soccer'],
      ['tennis', 'title of tennis'],
    ]);
    expect(entries.map(({ names }) => names?.includes('cricket'))).toEqual([true, false, false]);
    for (const [at, names] of [
      [0, ['क्रिकेट']],
      [1, ['football', 'फुटबॉल']],
      [2, ['टेनिस']],
    ] as const)
      expect(entries[at]?.names).toEqual(expect.arrayContaining([...names]));
  });
});
