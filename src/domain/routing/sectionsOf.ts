import { sportOfSlug } from '@/domain/sports/sportLists';
import { matchRoute } from './matchRoute';
import type { Section } from './RouteRow';

/** Which sections a page may belong to, the usual one first: a match is reached from three. Sports and Exchange lead to one house. None: an account page. */
export function sectionsOf(path: string): readonly Section[] {
  const match = matchRoute(path);
  if (match === null) return [];
  const { route, params } = match;
  if (route.page === 'sports') return [params['category']?.toLowerCase() === 'live' ? 'inplay' : 'exchange'];
  if (route.page === 'exchange')
    return sportOfSlug(params['gameId'] ?? '') === null ? ['exchange', 'inplay', 'home'] : ['exchange'];
  return route.section === undefined ? [] : [route.section];
}
