import type { PageName } from '@/domain/routing/Route';
import type { GameProvider } from './Game';
import type { GamesFilter } from './gamesFilter';
import { CATEGORIES, type GroupId } from './groups';
import type { CasinoTarget } from './resolveCasino';

/** Pages that are the catalogue with something fixed (CASINO-04). */
export type LobbyPage = Extract<PageName, 'allGames' | 'slots' | 'kingmaker' | 'auraGames' | 'instantGames'>;

const PRESETS: Readonly<Record<LobbyPage, Partial<GamesFilter>>> = {
  allGames: {},
  slots: { categories: ['slots'] },
  kingmaker: { providers: ['kingmaker'] },
  auraGames: { providers: ['aura'] },
  instantGames: { categories: ['instant'] },
};

/** What a page fixes; its player cannot take it off. */
export function presetOf(page: LobbyPage): Partial<GamesFilter> {
  return PRESETS[page];
}

/** The same for an address that was resolved; null: it shows no list. */
export function presetOfTarget(target: CasinoTarget): Partial<GamesFilter> | null {
  if (target.kind === 'provider') return { providers: [target.provider] };
  return target.kind === 'category' ? { categories: [target.category] } : null;
}

export function pathOfProvider(provider: GameProvider): string {
  if (provider === 'spmsports') return '/spmsports/cricket';
  return provider === 'kingmaker' ? '/kingmaker' : `/casino/${provider}`;
}

/** The lobby of a kind of game; null: it has none. */
export function pathOfGroup(group: GroupId): string | null {
  if (group === 'popular') return '/games-all';
  if (group === 'slots') return '/slots';
  if (group === 'instant') return '/spmgames';
  return CATEGORIES.includes(group) ? `/casino/${group}` : null;
}
