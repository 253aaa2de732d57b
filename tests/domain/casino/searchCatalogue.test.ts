import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexNames, searchCatalogue as search } from '@/domain/casino/searchCatalogue';
import type { SearchableGame } from '@/domain/casino/searchCatalogue';
import { runs } from '@tests/support/runs';

const searchCatalogue = <G extends SearchableGame>(games: readonly G[], query: string) =>
  search(indexNames(games), query).groups;
const comparable = (text: string): string => text.toLowerCase().normalize('NFC');

const GAMES: readonly SearchableGame[] = [
  { name: 'Auto Roulette', category: 'roulette' },
  { name: 'Teen Patti 20-20', category: 'teenpatti' },
  { name: 'Speed ROULETTE', category: 'roulette' },
  { name: 'Mini Roulette', category: 'instant' },
  { name: 'Dragon (Tiger)+', category: 'cards' },
];

const METACHARACTERS = [
  '(a+)+$',
  '.*',
  '.',
  '^',
  '$',
  '[',
  ']',
  '(',
  ')',
  '\\',
  '|',
  '?',
  '*',
  '+',
  '{1,9}',
  '/i',
];

const someText = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(...METACHARACTERS, 'İstanbul', 'ROULETTE', 'रमी', '__proto__'),
);
const someGames = fc.array(
  fc.record({
    name: someText,
    category: fc.constantFrom('roulette', 'dice', '__proto__', 'constructor', ''),
  }),
  { maxLength: 20 },
);
/** What is typed, often a part of a name. */
const searched = fc.tuple(someGames, someText, fc.nat(4), fc.nat(2)).map(([games, typed, at, from]) => {
  const part = games[at]?.name.slice(from, from + 2);
  return { games, query: part === undefined ? typed : part.toUpperCase() };
});

describe('searchCatalogue', () => {
  it('[P27] finds by a part of the name in any case, by category, in the catalogue’s order', () => {
    expect(searchCatalogue(GAMES, 'roul')).toEqual([
      { category: 'roulette', games: [GAMES[0], GAMES[2]] },
      { category: 'instant', games: [GAMES[3]] },
    ]);
    expect(searchCatalogue(GAMES, ' 20-20 ')).toEqual([{ category: 'teenpatti', games: [GAMES[1]] }]);
  });

  it.each(['', ' ', '\t \n', '\u00a0'])('[P27] finds nothing before something is typed: %j', (query) => {
    expect(searchCatalogue(GAMES, query)).toEqual([]);
  });

  it('[P27] finds exactly the games whose name contains the text, each once', () => {
    let found = 0;
    fc.assert(
      fc.property(searched, ({ games, query }) => {
        const text = comparable(query.trim());
        const expected = games.filter(({ name }) => text !== '' && comparable(name).includes(text));
        const groups = searchCatalogue(games, query);
        const all = groups.flatMap((group) => group.games);
        expect(all).toHaveLength(expected.length);
        expect(new Set(all)).toEqual(new Set(expected));
        found += all.length;
        // Grouped: no category twice, none empty, none mixed, nothing out of order.
        expect(new Set(groups.map(({ category }) => category)).size).toBe(groups.length);
        for (const group of groups) {
          expect(group.games).toEqual(expected.filter(({ category }) => category === group.category));
          expect(group.games.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: runs(1_000) },
    );
    expect(found).toBeGreaterThan(300);
  });

  it('[P27] does not look at the case of what is typed', () => {
    fc.assert(
      fc.property(someGames, fc.string({ maxLength: 6 }), (games, query) => {
        expect(searchCatalogue(games, query.toUpperCase())).toEqual(
          searchCatalogue(games, query.toLowerCase()),
        );
      }),
    );
  });

  it.each(METACHARACTERS)('[X09] takes %j as it stands, not as a pattern', (query) => {
    const named = { name: `a${query}b`, category: 'dice' };
    const plain = { name: 'aaaaaaaaab', category: 'dice' };
    expect(searchCatalogue([named, plain], query)).toEqual([{ category: 'dice', games: [named] }]);
  });

  it('[X09] costs the same for a text that would ruin a pattern', () => {
    // `(a+)+$` against this name would try 2^5000 ways: a test that ends is the proof.
    const ruinous = { name: `${'a'.repeat(5_000)}!`, category: 'dice' };
    expect(searchCatalogue([ruinous], '(a+)+$')).toEqual([]);
    expect(searchCatalogue([ruinous], 'a'.repeat(5_000))).toHaveLength(1);
  });

  it('[X19] a category may have any name', () => {
    const game = { name: 'Dice', category: '__proto__' };
    expect(searchCatalogue([game], 'dice')).toEqual([{ category: '__proto__', games: [game] }]);
    expect(Object.hasOwn(Object.prototype, 'Dice')).toBe(false);
  });

  it('[P27] finds Hindi names whichever way a letter with its dot is written', () => {
    const game = { name: 'तेज़ तीन पत्ती', category: 'teenpatti' };
    for (const typed of ['तेज\u093c', 'ते\u095b', 'तीन'])
      expect(searchCatalogue([game], typed)).toEqual([{ category: 'teenpatti', games: [game] }]);
  });

  it('[SRCH-02] gives no more games than asked for, and counts them all', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ name: `Game ${at}`, category: `c${at % 9}` }));
    const { groups, count } = search(indexNames(many), 'game', 60);
    expect(count).toBe(10_000);
    expect(groups.flatMap(({ games }) => games)).toEqual(
      many.slice(0, 60).toSorted((a, b) => a.category.localeCompare(b.category)),
    );
    expect(search(indexNames(many), 'Game 9999', 60)).toMatchObject({ count: 1 });
    expect(search(indexNames(many), '', 60)).toEqual({ groups: [], count: 0 });
  });
});
