import { internalPath } from '@/domain/routing/internalPath';
import { isSlug } from '@/domain/routing/slugs';
import type { Catalogue } from './Catalogue';
import { GAME_PROVIDERS, isLaunched, type Game, type GameProvider } from './Game';
import { CATEGORIES, type GroupId } from './groups';

/** What an address of the casino shows. */
export type CasinoTarget =
  | { readonly kind: 'provider'; readonly provider: GameProvider }
  | { readonly kind: 'category'; readonly category: GroupId }
  | { readonly kind: 'game'; readonly game: Game }
  /** "Game not found", with the search. */
  | { readonly kind: 'unknown' };

const UNKNOWN: CasinoTarget = { kind: 'unknown' };

/**
 * /casino/{slug}: a provider, else a category, else the game whose page this is. Total: whatever stands in the address (X13), there is an answer,
 * and none throws. NAV-10, CASINO-04.
 */
export function resolveCasino(slug: string | undefined, catalogue: Catalogue): CasinoTarget {
  const word = slugOf(slug);
  if (word === null) return UNKNOWN;
  const provider = GAME_PROVIDERS.find((each) => each === word);
  if (provider !== undefined && provider !== 'spmsports') return { kind: 'provider', provider };
  const category = CATEGORIES.find((each) => each === word);
  if (category !== undefined) return { kind: 'category', category };
  return gameAt(`/casino/${word}`, catalogue);
}

/** /casino/{slug}/{game}: the game whose page this is. */
export function resolveGame(
  slug: string | undefined,
  game: string | undefined,
  catalogue: Catalogue,
): CasinoTarget {
  const [first, second] = [slugOf(slug), slugOf(game)];
  return first === null || second === null ? UNKNOWN : gameAt(`/casino/${first}/${second}`, catalogue);
}

/** A page that a game may have: under /casino, one or two plain words. */
export function isGamePath(path: string): boolean {
  if (internalPath(path) === null) return false;
  const [start, casino, ...words] = path.split('/');
  return start === '' && casino === 'casino' && [1, 2].includes(words.length) && words.every(isSlug);
}

function gameAt(path: string, catalogue: Catalogue): CasinoTarget {
  const game = catalogue.byHref.get(path);
  return game !== undefined && isLaunched(game) ? { kind: 'game', game } : UNKNOWN;
}

function slugOf(word: string | undefined): string | null {
  const lower = word?.length !== undefined && word.length <= 64 ? word.toLowerCase() : '';
  return isSlug(lower) ? lower : null;
}
