import { FOOTER_ITEMS, PROFILE_ITEMS } from '@/domain/routing/navigation';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import type { SearchEntry } from './SearchEntry';

type Page = (typeof ROUTE_TABLE)[number]['page'];

/** The title of a page in the player's language. */
export type PageTitle = (page: Page) => string;

export interface PageEntry extends SearchEntry<'page'> {
  readonly path: string;
}

/** Pages that a player looks for by name: those of the menus, and these. */
const BESIDE_MENUS = [
  '/home',
  '/markets',
  '/games-all',
  '/slots',
  '/kyc',
  '/bank-details',
  '/withdrawList',
  '/reports',
  '/results',
];

export function pageEntries(titleOf: PageTitle): readonly PageEntry[] {
  const paths = new Set([...[...PROFILE_ITEMS, ...FOOTER_ITEMS].map(({ path }) => path), ...BESIDE_MENUS]);
  return ROUTE_TABLE.filter(({ path }) => paths.has(path)).map(({ path, page }) => ({
    kind: 'page',
    id: path,
    title: titleOf(page),
    path,
  }));
}
