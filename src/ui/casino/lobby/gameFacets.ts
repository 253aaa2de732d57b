import type { Catalogue } from '@/domain/casino/Catalogue';
import { ALL_GAMES, filterGames, type GamesFilter } from '@/domain/casino/gamesFilter';
import { GAME_FEATURES, GAME_PROVIDERS, type GameFeature, type GameProvider } from '@/domain/casino/Game';
import { CATEGORIES, type GroupId } from '@/domain/casino/groups';

/** What can be chosen on a page, each with how many games it has there. What has none is not offered. */
export interface GameFacets {
  readonly total: number;
  readonly providers: readonly (readonly [GameProvider, number])[];
  readonly categories: readonly GroupId[];
  readonly features: readonly (readonly [GameFeature, number])[];
}

export function gameFacets(catalogue: Catalogue, preset: Partial<GamesFilter>): GameFacets {
  const games = filterGames(catalogue, { ...ALL_GAMES, ...preset }, []);
  const counts = new Map<string, number>();
  const groups = new Set<GroupId>();
  const count = (word: string): void => void counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const { provider, features, groups: own } of games) {
    count(provider);
    features.forEach(count);
    for (const group of own) groups.add(group);
  }
  const counted = <T extends string>(words: readonly T[]) =>
    words.flatMap((word) => {
      const many = counts.get(word) ?? 0;
      return many === 0 ? [] : [[word, many] as const];
    });
  return {
    total: games.length,
    providers: preset.providers ? [] : counted(GAME_PROVIDERS),
    categories: preset.categories ? [] : CATEGORIES.filter((group) => groups.has(group)),
    features: counted(GAME_FEATURES),
  };
}
