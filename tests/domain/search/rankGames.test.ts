import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexNames } from '@/domain/casino/searchCatalogue';
import { rankGames } from '@/domain/search/rankGames';

const games = (...names: readonly string[]) => names.map((name) => ({ name, category: name.slice(0, 1) }));
const found = (names: readonly string[], query: string, most = 60) =>
  rankGames(indexNames(names.map((name) => ({ name, category: 'all' }))), query, most).groups.flatMap(
    (group) => group.games.map(({ name }) => name),
  );

describe('games by their names', () => {
  it('[SRCH-02] the very name first, then what begins so, then such a word, then any part', () => {
    expect(found(['Coroulette', 'Speed Roulette', 'Roulette Gold', 'Roulette'], 'roulette')).toEqual([
      'Roulette',
      'Roulette Gold',
      'Speed Roulette',
      'Coroulette',
    ]);
  });

  it('[SRCH-02] without their blanks where nothing is called so; a short word stands in too many by chance', () => {
    const names = ['OTT Andar Bahar', 'Teen Patti', 'Teen Patti 20-20', 'Andar Bahar'];
    expect(found(names, 'teenpatti')).toEqual(['Teen Patti', 'Teen Patti 20-20']);
    expect(found(names, 'AndarBahar')).toEqual(['Andar Bahar', 'OTT Andar Bahar']);
    expect(found(names, 'teenpa')).toHaveLength(2);
    expect(found(names, 'teenp')).toEqual([]);
    expect(found([...names, 'Teenpatti Gold'], 'teenpatti')).toEqual(['Teenpatti Gold']);
    expect(rankGames(indexNames(games(...names)), 'teenpatti', 1).count).toBe(2);
  });

  it('[SRCH-02] a name in Hindi is found by Latin letters too, through the code of its maker', () => {
    const index = indexNames([
      { name: 'तीन पत्ती', category: 'all', code: 'teen-patti' },
      { name: 'Gold', category: 'all', code: 'teen' },
      { name: 'Teen Gold', category: 'all', code: '7' },
      { name: 'तीन', category: 'all' },
    ]);
    const namesBy = (query: string) =>
      rankGames(index, query, 60).groups.flatMap((group) => group.games.map(({ name }) => name));
    expect(namesBy('teen')).toEqual(['Teen Gold', 'तीन पत्ती']);
    expect(namesBy('Teen Patti')).toEqual(['तीन पत्ती']);
    expect(namesBy('teenpatti')).toEqual(['तीन पत्ती']);
    expect(namesBy('तीन')).toEqual(['तीन', 'तीन पत्ती']);
    expect(namesBy('7')).toEqual([]);
  });

  it('[SRCH-02] the category with the best one comes first', () => {
    const { groups } = rankGames(indexNames(games('A mines', 'Mines', 'Mines 2')), 'mines', 60);
    expect(groups.map(({ category, rank }) => [category, rank])).toEqual([
      ['M', 0],
      ['A', 2],
    ]);
  });

  it('[SRCH-02] gives the best ones, counts all, and finds nothing before something is typed', () => {
    const index = indexNames(games(...Array.from({ length: 10_000 }, (_, at) => `Gold ${at}`), 'Old'));
    const { groups, count } = rankGames(index, 'old', 12);
    expect(count).toBe(10_001);
    expect(groups[0]?.games).toEqual([{ name: 'Old', category: 'O' }]);
    expect(groups.flatMap((group) => group.games)).toHaveLength(12);
    expect(rankGames(index, ' ', 12)).toEqual({ groups: [], count: 0 });
    expect(rankGames(index, 'gold 99', 12).count).toBe(111);
  });

  it('[SRCH-02] at most so many are given, the best of them, and what only contains the text gives way', () => {
    // Two begin so and two have such a word; one that only contains it stands before them in the catalogue.
    const names = ['Agold', 'The Gold', 'Gold 1', 'Bgold', 'Gold 2', 'Old Gold'];
    expect(found(names, 'gold', 3)).toEqual(['Gold 1', 'Gold 2', 'The Gold']);
    expect(found(names, 'gold', 4)).toEqual(['Gold 1', 'Gold 2', 'The Gold', 'Old Gold']);
    expect(found(names, 'gold', 5)).toEqual(['Gold 1', 'Gold 2', 'The Gold', 'Old Gold', 'Agold']);
    expect(found(names, 'gold', 1)).toEqual(['Gold 1']);
    expect(rankGames(indexNames(games(...names)), 'gold', 2).count).toBe(6);
  });

  it('[SRCH-02] the very name is found behind as many that have such a word as are given', () => {
    const names = ['A gold', 'B gold', 'C gold', 'Gold', 'Xgold'];
    expect(found(names, 'gold', 2)).toEqual(['Gold', 'A gold']);
    expect(rankGames(indexNames(games(...names)), 'gold', 2).count).toBe(5);
  });

  it('[P27] finds exactly the games whose name contains the text, each once', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '(', '.', 'é'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), text, (names, query) => {
        const wanted = query.trim().toLowerCase().normalize('NFC');
        const expected = names.filter((name) => wanted !== '' && name.toLowerCase().includes(wanted));
        expect(found(names, query).toSorted()).toEqual(expected.toSorted());
      }),
    );
  });
});
