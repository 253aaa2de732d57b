import type { GameKey } from './Game';

/** More favourites than this are none. */
const MAX_FAVOURITES = 200;
/** assumed: as many as a rail shows. */
const MAX_RECENT = 20;

/** Newest first; a second press takes it away again. */
export function toggleFavourite(favourites: readonly GameKey[], key: GameKey): readonly GameKey[] {
  const others = favourites.filter((each) => each !== key);
  return others.length < favourites.length ? others : [key, ...others].slice(0, MAX_FAVOURITES);
}

/** Newest first, each once. */
export function rememberPlayed(recent: readonly GameKey[], key: GameKey): readonly GameKey[] {
  return [key, ...recent.filter((each) => each !== key)].slice(0, MAX_RECENT);
}
