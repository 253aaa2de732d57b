import type { Catalogue } from './Catalogue';
import {
  GAME_FEATURES,
  GAME_PROVIDERS,
  isLaunched,
  type Game,
  type GameFeature,
  type GameKey,
  type GameProvider,
} from './Game';
import { gamesNamed, type LabelsOf } from './gamesNamed';
import { CATEGORIES, type GroupId } from './groups';

export const GAME_SORTS = ['popular', 'name', 'new'] as const;

export type GameSort = (typeof GAME_SORTS)[number];

/** What of the catalogue a lobby shows. It stands in the address, so a link leads back to the same games. */
export interface GamesFilter {
  readonly text: string;
  /** Of any of these; none named: of all. */
  readonly providers: readonly GameProvider[];
  readonly categories: readonly GroupId[];
  /** With all of these. */
  readonly features: readonly GameFeature[];
  readonly sort: GameSort;
  readonly favouritesOnly: boolean;
}

export const ALL_GAMES: GamesFilter = {
  text: '',
  providers: [],
  categories: [],
  features: [],
  sort: 'popular',
  favouritesOnly: false,
};

const MAX_TEXT = 64;

/** From an address's query; what it does not know it leaves out. `preset`: what the page itself fixes. */
export function readGamesFilter(
  query: { get(name: string): string | null },
  preset: Partial<GamesFilter> = {},
): GamesFilter {
  return {
    text: (query.get('q') ?? '').slice(0, MAX_TEXT),
    providers: wordsOf(query.get('by'), GAME_PROVIDERS),
    categories: wordsOf(query.get('in'), CATEGORIES),
    features: wordsOf(query.get('with'), GAME_FEATURES),
    sort: GAME_SORTS.find((each) => each === query.get('sort')) ?? 'popular',
    favouritesOnly: query.get('mine') === '1',
    ...preset,
  };
}

/** The query's pairs; what the page fixes and what shows everything is not named. */
export function gamesFilterPairs(
  filter: GamesFilter,
  preset: Partial<GamesFilter> = {},
): readonly (readonly [name: string, value: string])[] {
  const pairs: readonly (readonly [keyof GamesFilter, string, string])[] = [
    ['text', 'q', filter.text],
    ['providers', 'by', filter.providers.join('.')],
    ['categories', 'in', filter.categories.join('.')],
    ['features', 'with', filter.features.join('.')],
    ['sort', 'sort', filter.sort === 'popular' ? '' : filter.sort],
    ['favouritesOnly', 'mine', filter.favouritesOnly ? '1' : ''],
  ];
  return pairs.flatMap(([field, name, value]) =>
    value === '' || preset[field] !== undefined ? [] : [[name, value] as const],
  );
}

/** The games that a filter leaves, in its order; tiles of sports and of providers are no games. With labels a text finds makers and kinds too. */
export function filterGames(
  catalogue: Catalogue,
  filter: GamesFilter,
  favourites: readonly GameKey[],
  labelsOf: LabelsOf = NO_LABELS,
): readonly Game[] {
  const { text, providers, categories, features, favouritesOnly } = filter;
  const mine = new Set(favourites);
  const named = text.trim() === '' ? null : gamesNamed(catalogue, text, labelsOf);
  const left = catalogue.games.filter(
    (game) =>
      isLaunched(game) &&
      (named === null || named.has(game.key)) &&
      (providers.length === 0 || providers.includes(game.provider)) &&
      (categories.length === 0 || game.groups.some((group) => categories.includes(group))) &&
      features.every((feature) => game.features.includes(feature)) &&
      (!favouritesOnly || mine.has(game.key)),
  );
  return sortGames(left, filter.sort);
}

const NO_LABELS: LabelsOf = () => [];

/** Stable: what a sort does not tell apart stays in the catalogue's order. */
function sortGames(games: readonly Game[], sort: GameSort): readonly Game[] {
  switch (sort) {
    case 'popular':
      return games.toSorted((one, other) => rank(one) - rank(other));
    case 'new':
      return games.toSorted((one, other) => (other.addedAt ?? 0) - (one.addedAt ?? 0));
    case 'name': {
      const { compare } = new Intl.Collator('en-IN', { numeric: true });
      return games.toSorted((one, other) => compare(one.name, other.name));
    }
  }
}

function rank(game: Game): number {
  return game.groups.includes('popular') ? 0 : 1;
}

function wordsOf<T extends string>(text: string | null, known: readonly T[]): readonly T[] {
  const asked = (text ?? '').toLowerCase().split('.', known.length * 2);
  return known.filter((word) => asked.includes(word));
}
