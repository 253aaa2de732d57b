import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '@/domain/casino/Catalogue';
import { gameKey, GAME_FEATURES, GAME_PROVIDERS } from '@/domain/casino/Game';
import { rememberPlayed, toggleFavourite } from '@/domain/casino/gameMemory';
import {
  ALL_GAMES,
  filterGames,
  gamesFilterPairs,
  GAME_SORTS,
  readGamesFilter,
} from '@/domain/casino/gamesFilter';
import type { GamesFilter } from '@/domain/casino/gamesFilter';
import { CATEGORIES, categoryOf } from '@/domain/casino/groups';
import { aCatalogue, aGame } from '@tests/support/mothers/casino';

const CATALOGUE = aCatalogue(
  { provider: 'ezugi', code: '1', name: 'Table 10', groups: ['ezugi', 'roulette'], addedAt: 5 },
  { provider: 'qtech', code: '2', name: 'Lotus Reels', groups: ['slots'], features: ['jackpot'], addedAt: 9 },
  { provider: 'spribe', code: '3', name: 'Aviator', groups: ['popular', 'spribe', 'instant'] },
  { provider: 'ezugi', code: '4', name: 'Table 9', groups: ['ezugi', 'baccarat', 'popular'] },
  { provider: 'ezugi', code: 'tile', name: 'Ezugi', groups: ['providers'], href: '/casino/ezugi' },
);
const shown = (filter: Partial<GamesFilter>, favourites: readonly string[] = []) =>
  filterGames(
    CATALOGUE,
    { ...ALL_GAMES, ...filter },
    favourites.map((code) => gameKey('ezugi', code)),
  ).map(({ code }) => code);

const some = <T>(words: readonly T[]) => fc.subarray([...words]);
const filters: fc.Arbitrary<GamesFilter> = fc.record({
  text: fc.string({ maxLength: 64 }),
  providers: some(GAME_PROVIDERS),
  categories: some(CATEGORIES),
  features: some(GAME_FEATURES),
  sort: fc.constantFrom(...GAME_SORTS),
  favouritesOnly: fc.boolean(),
});

describe('filters of a lobby', () => {
  it('[CASINO-04] shows the popular first, by name, or the newest', () => {
    expect(shown({})).toEqual(['3', '4', '1', '2']);
    expect(shown({ sort: 'name' })).toEqual(['3', '2', '4', '1']);
    expect(shown({ sort: 'new' })).toEqual(['2', '1', '3', '4']);
  });

  it('[CASINO-04] narrows by provider, category, feature, name and favourites, all of them at once', () => {
    expect(shown({ providers: ['ezugi', 'qtech'] })).toEqual(['4', '1', '2']);
    expect(shown({ categories: ['slots', 'roulette'] })).toEqual(['1', '2']);
    expect(shown({ features: ['jackpot'] })).toEqual(['2']);
    expect(shown({ text: ' taBLE ' })).toEqual(['4', '1']);
    expect(shown({ text: '  ' })).toEqual(['3', '4', '1', '2']);
    expect(shown({ text: ' table  9 ' })).toEqual(['4']);
    expect(shown({ favouritesOnly: true }, ['1'])).toEqual(['1']);
    expect(shown({ providers: ['ezugi'], categories: ['baccarat'], text: '9' })).toEqual(['4']);
    expect(shown({ providers: ['ezugi'], categories: ['slots'] })).toEqual([]);
  });

  it('[CASINO-04] a text finds makers and kinds as the reader calls them, and titles', () => {
    const labels = (text: string) =>
      filterGames(CATALOGUE, { ...ALL_GAMES, text }, [], ({ provider, groups }) => [
        provider === 'ezugi' ? 'Ezugi Live' : provider,
        ...groups,
      ]).map(({ code }) => code);
    expect(labels('ezug')).toEqual(['4', '1']);
    expect(labels('live')).toEqual(['4', '1']);
    expect(labels('slots')).toEqual(['2']);
    expect(labels('Ezugi table 9')).toEqual(['4']);
    expect(labels('roulette ezugi')).toEqual(['1']);
    // In the middle of a maker's name nothing is looked for.
    expect(labels('zugi')).toEqual([]);
    expect(labels('ezugi slots')).toEqual([]);
  });

  it('[CASINO-04] stands in the address and comes back from it', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(
          readGamesFilter(new URLSearchParams([...gamesFilterPairs(filter)].map(([a, b]) => [a, b]))),
        ).toEqual(filter);
      }),
    );
    expect(gamesFilterPairs(ALL_GAMES)).toEqual([]);
  });

  it('[CASINO-04] what a page fixes is not in the address and cannot be taken off by it', () => {
    const preset = { categories: ['slots'] } as const;
    const filter = readGamesFilter(new URLSearchParams('in=dice&sort=new'), preset);
    expect(filter).toEqual({ ...ALL_GAMES, categories: ['slots'], sort: 'new' });
    expect(gamesFilterPairs(filter, preset)).toEqual([['sort', 'new']]);
  });

  it('[X12] leaves out what it does not know', () => {
    const query = new URLSearchParams(
      `by=ezugi.nobody.__proto__.EVOLUTION&in=roulette.x&with=new.${'y.'.repeat(5_000)}&sort=evil&mine=2&q=${'a'.repeat(500)}`,
    );
    expect(readGamesFilter(query)).toEqual({
      ...ALL_GAMES,
      providers: ['ezugi', 'evolution'],
      categories: ['roulette'],
      features: ['new'],
      text: 'a'.repeat(64),
    });
  });

  it('[CASINO-02] files a game under the group that says most', () => {
    expect(categoryOf(['popular', 'spribe', 'instant'])).toBe('instant');
    expect(categoryOf(['ezugi', 'dice'])).toBe('dice');
    expect(categoryOf(['instant', 'dice'])).toBe('instant');
    expect(categoryOf(['aura'])).toBe('aura');
    expect(categoryOf([])).toBe('popular');
  });

  it('[CASINO-02] a catalogue holds each game once, by key and by path', () => {
    const [one, twin, other] = [
      aGame(),
      aGame({ name: 'Twin' }),
      aGame({ provider: 'aura', href: '/casino/spribe/aviator' }),
    ];
    const catalogue = catalogueOf([one, twin, other]);
    expect(catalogue.games).toEqual([one, other]);
    expect(catalogue.byHref.get(one.href)).toBe(one);
    expect(catalogue.byGroup.get('instant')).toEqual([one, other]);
    expect(catalogueOf([one, twin, other, aGame({ code: 'mines' })]).providers).toEqual(['spribe', 'aura']);
  });
});

describe('what a player likes and played', () => {
  const keys = Array.from({ length: 300 }, (_, at) => gameKey('spribe', String(at)));
  const [a = keys[0], b = keys[0]] = keys;

  it('[CASINO-04] a favourite stands first, and a second press takes it away', () => {
    if (a === undefined || b === undefined) throw new Error('no keys');
    expect(toggleFavourite([a], b)).toEqual([b, a]);
    expect(toggleFavourite([b, a], b)).toEqual([a]);
    expect(keys.reduce(toggleFavourite, [] as typeof keys).length).toBe(200);
  });

  it('[CASINO-04] the last played stands first, each once, and the list is short', () => {
    if (a === undefined || b === undefined) throw new Error('no keys');
    expect(rememberPlayed([a, b], b)).toEqual([b, a]);
    expect(keys.reduce(rememberPlayed, [] as typeof keys)).toHaveLength(20);
  });
});
