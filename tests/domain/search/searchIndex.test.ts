import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LastFound } from '@/domain/search/LastFound';
import { indexNames } from '@/domain/casino/searchCatalogue';
import { rankGames } from '@/domain/search/rankGames';
import { runs } from '@tests/support/runs';
import { oneErrorAway } from '@/domain/search/oneErrorAway';
import { pageEntries } from '@/domain/search/pageEntries';
import { buildIndex, searchIndex } from '@/domain/search/searchIndex';
import type { SearchEntry } from '@/domain/search/SearchEntry';
import { SearchTexts } from '@/domain/search/SearchTexts';
import { areFoundAlike, sportsEntries } from '@/domain/search/sportsEntries';
import { initialsOf, wordsOf } from '@/domain/search/wordsOf';
import { matchId } from '@/domain/shared/ids';
import { aMatch } from '@tests/support/mothers/sports';

type Kind = 'match' | 'competition' | 'page';
const LIMITS = { match: 5, competition: 4, page: 4 };

function entry(title: string, changes: Partial<SearchEntry<Kind>> = {}): SearchEntry<Kind> {
  return { kind: 'match', id: title, title, ...changes };
}
const titles = (entries: readonly SearchEntry<Kind>[], query: string) =>
  searchIndex(buildIndex(entries), query, LIMITS).flatMap((group) => group.entries.map(({ title }) => title));

const COMETS = entry('Coromandel Comets v Harbour Hawks', {
  names: ['Coromandel Comets', 'Harbour Hawks'],
  detail: 'River League',
});

describe('the index of the search', () => {
  it('finds by the beginning of each word, in any order, case and accent', () => {
    for (const query of ['comets', 'HAWKS com', 'river', 'hárb', ' cor  haw ', 'Comets, Hawks!'])
      expect(titles([COMETS], query)).toEqual([COMETS.title]);
    expect(titles([COMETS], 'omet')).toEqual([]);
    expect(titles([COMETS], 'comets tigers')).toEqual([]);
  });

  it('finds a side by its initials', () => {
    expect(initialsOf('Coromandel Comets')).toBe('cc');
    expect(initialsOf('Hawks')).toBe('');
    expect(titles([COMETS], 'CC')).toEqual([COMETS.title]);
    expect(titles([COMETS], 'hh river')).toEqual([COMETS.title]);
  });

  it('forgives one error in a longer word, when nothing is called that', () => {
    for (const query of ['comts', 'comest', 'commets', 'komets', 'harbor hawks'])
      expect(titles([COMETS], query)).toEqual([COMETS.title]);
    expect(titles([COMETS], 'hwks')).toEqual([]);
    // A short word beside it has no error.
    expect(titles([COMETS], 'hh komets')).toEqual([COMETS.title]);
    expect(titles([COMETS], 'hx komets')).toEqual([]);
    expect(titles([COMETS, entry('Comts')], 'comts')).toEqual(['Comts']);
  });

  it('puts a name before what begins so, that before an inner word, that before where it belongs', () => {
    const all = [
      entry('Falcons', { id: '4', detail: 'Hawks Cup', live: true }),
      entry('The Hawks', { id: '3', live: true }),
      entry('Hawks and Co', { id: '2' }),
      entry('Comets v Hawks', { id: '1', names: ['Comets', 'Hawks'] }),
    ];
    expect(titles(all, 'hawks')).toEqual(['Comets v Hawks', 'Hawks and Co', 'The Hawks', 'Falcons']);
  });

  it('of those called alike live comes first, then what starts sooner', () => {
    const later = entry('Hawks A', { id: '3', startsAt: 3 });
    const sooner = entry('Hawks B', { id: '2', startsAt: 2 });
    const live = entry('Hawks C', { id: '4', startsAt: 4, live: true });
    expect(titles([later, sooner, live], 'hawks')).toEqual(['Hawks C', 'Hawks B', 'Hawks A']);
  });

  it('what says nothing of its start comes after what does, and of those not live none is before', () => {
    const unknown = entry('Hawks A', { id: '1' });
    const known = entry('Hawks B', { id: '2', startsAt: 2 });
    const live = entry('Hawks C', { id: '3', live: true });
    const over = entry('Hawks D', { id: '4', startsAt: 1, live: false });
    expect(titles([unknown, known, live, over], 'hawks')).toEqual([
      'Hawks C',
      'Hawks D',
      'Hawks B',
      'Hawks A',
    ]);
    expect(titles([over, live, known, unknown], 'hawks')).toEqual([
      'Hawks C',
      'Hawks D',
      'Hawks B',
      'Hawks A',
    ]);
  });

  it('the best of a kind are given, also when many lesser ones come before them', () => {
    const lesser = Array.from({ length: 6 }, (_, at) => entry(`The Hawks ${at}`, { live: true }));
    const found = searchIndex(buildIndex([...lesser, entry('Hawks')]), 'hawks', LIMITS);
    expect(found[0]?.entries.map(({ title }) => title)).toEqual([
      'Hawks',
      'The Hawks 0',
      'The Hawks 1',
      'The Hawks 2',
      'The Hawks 3',
    ]);
    expect(found[0]?.count).toBe(7);
  });

  it('an error is forgiven in a long word alone, each of several words has to be like one, and never where it is not asked for', () => {
    expect(titles([entry('Five Hawks')], 'fivx hawks')).toEqual([]);
    expect(titles([COMETS], 'komets zzzzz')).toEqual([]);
    expect(titles([COMETS], 'komets tigers')).toEqual([]);
    expect(titles([COMETS], 'komets hawxs')).toEqual([COMETS.title]);
    expect(searchIndex(buildIndex([COMETS]), 'komets', LIMITS, { forgiving: false })).toEqual([]);
  });

  it('an entry of a kind that is not asked for is not given', () => {
    const found = searchIndex(
      buildIndex([entry('Hawks', { kind: 'page' }), entry('Hawks', { id: '2' })]),
      'hawks',
      { match: 5 } as typeof LIMITS,
    );
    expect(found.map(({ kind }) => kind)).toEqual(['match']);
  });

  it('a kind that the text before was not asked for is found by the text that goes on', () => {
    const index = buildIndex([entry('Hawks page', { kind: 'page' })]);
    const last = new LastFound();
    expect(searchIndex(index, 'ha', { match: 5 } as typeof LIMITS, { last })).toEqual([]);
    expect(searchIndex(index, 'hawks', LIMITS, { last }).map(({ kind }) => kind)).toEqual(['page']);
  });

  it('the kind with the best one comes first', () => {
    const found = searchIndex(
      buildIndex([entry('Bonus Hunters v Foxes'), entry('Bonus', { kind: 'page' })]),
      'bonus',
      LIMITS,
    );
    expect(found.map(({ kind, rank }) => [kind, rank])).toEqual([
      ['page', 0],
      ['match', 1],
    ]);
  });

  it('reads names once: a score, a price or a start costs no reading, a new name costs its own', () => {
    const texts = new SearchTexts();
    const many = Array.from({ length: 5_000 }, (_, at) => entry(`Side ${at} v Other ${at}`));
    buildIndex(many, texts);
    expect(texts.count).toBe(5_000);
    buildIndex(
      many.map((each) => ({ ...each, live: true, startsAt: 7 })),
      texts,
    );
    expect(texts.count).toBe(5_000);
    const renamed = buildIndex(
      many.map((each, at) => (at === 9 ? { ...each, title: 'Hawks' } : each)),
      texts,
    );
    expect(texts.count).toBe(5_001);
    expect(searchIndex(renamed, 'hawks', LIMITS)[0]?.count).toBe(1);
  });

  it('gives each kind in order, at most so many, and says of how many', () => {
    const many = Array.from({ length: 9 }, (_, at) => entry(`Hawks ${at}`));
    const page = entry('Hawks page', { kind: 'page' });
    const found = searchIndex(buildIndex([page, ...many]), 'hawks', LIMITS);
    expect(found.map(({ kind, entries, count }) => [kind, entries.length, count])).toEqual([
      ['match', 5, 9],
      ['page', 1, 1],
    ]);
  });

  it('lists nothing twice, and nothing before something is typed', () => {
    expect(titles([COMETS, COMETS], 'comets')).toEqual([COMETS.title]);
    for (const query of ['', '  ', '!?']) expect(titles([COMETS], query)).toEqual([]);
  });

  it('leaves Hindi as it is written', () => {
    expect(wordsOf('मेरे दाँव १२')).toEqual(['मेरे', 'दाँव', '१२']);
    expect(titles([entry('मेरे दाँव')], 'दाँव')).toEqual(['मेरे दाँव']);
  });

  it('every title finds itself by each of its words, once; hostile text is text', () => {
    const title = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('__proto__', 'constructor x', '.*', '(a+)+$', '<img src=x>', '\u202Eevil', '\\u0000'),
    );
    fc.assert(
      fc.property(fc.uniqueArray(title, { maxLength: 12 }), (all) => {
        const index = buildIndex(all.map((each) => entry(each)));
        for (const each of all)
          for (const word of [...wordsOf(each), each].filter((text) => wordsOf(text).length > 0)) {
            const [group] = searchIndex(index, word, { match: Infinity, competition: 0, page: 0 });
            expect(group?.entries.filter((found) => found.title === each)).toHaveLength(1);
          }
      }),
    );
  });

  it('[SRCH-02] whoever types on, goes back or begins anew finds what a search from nothing finds', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', 'é', 'फ'), maxLength: 8 });
    fc.assert(
      fc.property(
        fc.uniqueArray(letters, { maxLength: 30 }),
        fc.array(letters, { maxLength: 8 }),
        (all, typed) => {
          const index = buildIndex(all.map((each) => entry(each)));
          const names = indexNames(all.map((name) => ({ name, category: 'all' })));
          const last = { games: new LastFound(), others: new LastFound() };
          for (const query of typed.flatMap((text) => [text.slice(0, 1), text.slice(0, 3), text])) {
            expect(searchIndex(index, query, LIMITS, { last: last.others })).toEqual(
              searchIndex(index, query, LIMITS),
            );
            expect(rankGames(names, query, 5, last.games)).toEqual(rankGames(names, query, 5));
          }
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('[SRCH-02] a search that goes on looks only at what was found, and one in another index at all', () => {
    const last = new LastFound();
    const [index, other] = [{}, {}];
    const look = (at: object, wanted: string, ...finds: readonly number[]): readonly number[] => {
      const looked: number[] = [];
      const count = last.narrow(at, 6, wanted, (place) => {
        looked.push(place);
        return finds.includes(place);
      });
      expect(count).toBe(finds.filter((place) => looked.includes(place)).length);
      return looked;
    };
    const all = [0, 1, 2, 3, 4, 5];
    expect(look(index, 'ha', 1, 3, 5)).toEqual(all);
    expect(look(index, 'haw', 3, 5)).toEqual([1, 3, 5]);
    expect(look(index, 'haw', 3, 5)).toEqual([3, 5]);
    expect(look(index, 'ha', 1, 3, 5)).toEqual(all);
    expect(look(index, 'ah', 2)).toEqual(all);
    expect(look(other, 'ahs', 2)).toEqual(all);
    expect(look(other, '', 2)).toEqual(all);
    expect(look(other, 'h', 2)).toEqual(all);
  });

  it('a word is one error away from itself and from itself with one letter changed', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 5, maxLength: 9 });
    fc.assert(
      fc.property(letters, fc.nat(), (word, place) => {
        const at = place % word.length;
        const before = word.slice(0, at);
        const after = word.slice(at + 1);
        for (const typed of [word, `${before}x${after}`, `${before}${after}`, `${before}x${word.slice(at)}`])
          expect(oneErrorAway(typed)(word)).toBe(true);
      }),
    );
  });
});

describe('what is in the index', () => {
  it('matches that are not over, and their competitions once', () => {
    const matches = [
      aMatch({ id: matchId('1') }),
      aMatch({ id: matchId('2'), status: 'upcoming' }),
      aMatch({ id: matchId('3'), status: 'finished', competition: 'Over Cup' }),
      aMatch({ id: matchId('4'), competition: '' }),
    ];
    expect(sportsEntries(matches).map(({ kind, title, live }) => [kind, title, live])).toEqual([
      ['match', 'Home v Away', true],
      ['match', 'Home v Away', false],
      ['match', 'Home v Away', true],
      ['competition', 'River League', undefined],
    ]);
  });

  it('are the same while only scores and prices change', () => {
    const match = aMatch({ id: matchId('1') });
    const scored = { ...match, score: { home: '1', away: '2', note: '', clock: '3 ov' } };
    expect(areFoundAlike([match], [scored])).toBe(true);
    for (const other of [
      { ...match, home: 'Hawks' },
      { ...match, status: 'finished' as const },
      { ...match, startsAt: match.startsAt + 1 },
      { ...match, matchOdds: null },
    ])
      expect(areFoundAlike([match], [other])).toBe(false);
    expect(areFoundAlike([match], [])).toBe(false);
  });

  it('pages by their titles in the language of the player, each once, none with a blank in its address', () => {
    const pages = pageEntries((page) => `title of ${page}`);
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/home', '/mybets', '/cashier', '/terms']));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.some((path) => path.includes(':'))).toBe(false);
    expect(pages.find(({ path }) => path === '/mybets')?.title).toBe('title of myBets');
  });
});
