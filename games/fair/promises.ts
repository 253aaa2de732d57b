import type { Promised } from '../page/Game';

const STORE = 'promises';
const MAX_SAVED = 50;

/** What was promised before a bet, and the player's own seed of it. */
export type BetPromise = Promised & { readonly client: string };

/** A frame without an origin has no storage: then promises last as long as the page. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function load(): Map<string, BetPromise> {
  try {
    return new Map(JSON.parse(storage()?.getItem(STORE) ?? '[]') as [string, BetPromise][]);
  } catch {
    return new Map();
  }
}

const saved = load();

export function promiseOf(round: string): BetPromise | undefined {
  return saved.get(round);
}

/** `round`: the page's own name for it; `promise`: what it had been shown when it was bet on. */
export function savePromise(round: string, promise: BetPromise): void {
  saved.set(round, promise);
  for (const oldest of saved.keys()) {
    if (saved.size <= MAX_SAVED) break;
    saved.delete(oldest);
  }
  try {
    storage()?.setItem(STORE, JSON.stringify([...saved]));
  } catch {
    // Full: it is in memory all the same.
  }
}
