import type { Route } from '@/domain/routing/Route';
import { sportOfSlug } from '@/domain/sports/sportLists';

/** What a page looks like from afar: enough to draw its boxes before its script has come. */
export type PageShape = 'prices' | 'match' | 'home' | 'account' | 'list' | 'lobby' | 'text' | 'bare';

/** The shape of a page, by its row of the route table and, where one address stands for two pages, by what the address says. */
export function pageShape(route: Route, params: Readonly<Record<string, string>>): PageShape {
  if (route.page === 'home') return 'home';
  if (route.page === 'exchange' && sportOfSlug(params['gameId'] ?? '') === null) return 'match';
  if (route.slip === true) return 'prices';
  if (route.header === false || route.fillsWindow === true) return 'bare';
  if (route.section === 'casino') return 'lobby';
  if (route.keepsPlace === true) return 'list';
  return route.routeType === 'protected' || route.form === true ? 'account' : 'text';
}
