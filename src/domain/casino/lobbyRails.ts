import type { Catalogue } from './Catalogue';
import { isLaunched, type Game, type GameKey } from './Game';

/** The rows above the grid of a lobby. What has no game is not shown. */
export interface LobbyRails {
  /** What this player opened last. */
  readonly recent: readonly Game[];
  readonly favourites: readonly Game[];
  /** Tables that the backend says are open. */
  readonly live: readonly Game[];
  readonly popular: readonly Game[];
  /** Marked as new, the newest first. */
  readonly fresh: readonly Game[];
}

/** A game that the catalogue no longer has is left out. */
export function lobbyRails(
  catalogue: Catalogue,
  recent: readonly GameKey[],
  favourites: readonly GameKey[],
): LobbyRails {
  const found = (keys: readonly GameKey[]): readonly Game[] =>
    keys.flatMap((key) => catalogue.byKey.get(key) ?? []);
  const games = catalogue.games.filter(isLaunched);
  return {
    recent: found(recent),
    favourites: found(favourites),
    live: byKindInTurn(games.filter(({ table }) => table !== null)).toSorted(
      (one, other) => rank(other) - rank(one),
    ),
    popular: games.filter(({ groups }) => groups.includes('popular')),
    fresh: games
      .filter(({ features }) => features.includes('new'))
      .toSorted((one, other) => (other.addedAt ?? 0) - (one.addedAt ?? 0)),
  };
}

/** Tables that more is known about come first; then those that the next rail, of the popular, does not show. */
function rank({ table, groups }: Game): number {
  if (table === null) return 0;
  const said = (table.results.length > 0 ? 4 : 0) + (table.players === null ? 0 : 2);
  return said + (groups.includes('popular') ? 0 : 1);
}

/** One of each kind, then a second of each: a row of six says what there is. */
function byKindInTurn(games: readonly Game[]): readonly Game[] {
  const seen = new Map<string, number>();
  const turns = games.map((game) => {
    const turn = seen.get(game.category) ?? 0;
    seen.set(game.category, turn + 1);
    return { game, turn };
  });
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ game }) => game);
}
