import { FOOTER_ITEMS, PROFILE_ITEMS } from '@/domain/routing/navigation';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import type { SearchEntry } from './searchIndex';

type Page = (typeof ROUTE_TABLE)[number]['page'];

export interface PageEntry extends SearchEntry<'page'> {
  readonly path: string;
}

/** Pages that a player looks for by name: those of the menus, and these. */
const BESIDE_MENUS = ['/home', '/games-all', '/slots', '/kyc', '/bank-details', '/withdrawList'];

/** By the title of each page in the player's language. */
export function pageEntries(titleOf: (page: Page) => string): readonly PageEntry[] {
  const paths = new Set([...[...PROFILE_ITEMS, ...FOOTER_ITEMS].map(({ path }) => path), ...BESIDE_MENUS]);
  return ROUTE_TABLE.filter(({ path }) => paths.has(path)).map(({ path, page }) => ({
    kind: 'page',
    id: path,
    title: titleOf(page),
    path,
  }));
}
