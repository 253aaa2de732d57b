import type { Game, GameKey, GameProvider } from './Game';
import type { GroupId } from './groups';
import { indexNames, type NameIndex } from './searchCatalogue';

/** All games, as they can be looked up. Made once for each list that arrives. */
export interface Catalogue {
  /** In the backend's order, each once. */
  readonly games: readonly Game[];
  readonly byKey: ReadonlyMap<GameKey, Game>;
  /** By the path that opens it, in lower case. */
  readonly byHref: ReadonlyMap<string, Game>;
  readonly byGroup: ReadonlyMap<GroupId, readonly Game[]>;
  /** Who makes them, each once. */
  readonly providers: readonly GameProvider[];
  readonly names: NameIndex<Game>;
}

export const NO_GAMES: Catalogue = catalogueOf([]);

/** Of two games with one key or one path the first counts; a decoder has said so before. */
export function catalogueOf(games: readonly Game[]): Catalogue {
  const byKey = new Map<GameKey, Game>();
  const byHref = new Map<string, Game>();
  const byGroup = new Map<GroupId, Game[]>();
  for (const game of games) {
    if (byKey.has(game.key)) continue;
    byKey.set(game.key, game);
    const path = game.href.toLowerCase();
    if (!byHref.has(path)) byHref.set(path, game);
    for (const group of game.groups) {
      const members = byGroup.get(group);
      if (members === undefined) byGroup.set(group, [game]);
      else members.push(game);
    }
  }
  const all = [...byKey.values()];
  const providers = [...new Set(all.map(({ provider }) => provider))];
  return { games: all, byKey, byHref, byGroup, providers, names: indexNames(all) };
}
