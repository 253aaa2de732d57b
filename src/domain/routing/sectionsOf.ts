import { sportOfSlug } from '@/domain/sports/sportLists';
import { matchRoute } from './matchRoute';
import type { Section } from './RouteRow';

/** Which sections a page may belong to, the usual one first: a match is reached from three. None: an account page, home. */
export function sectionsOf(path: string): readonly Section[] {
  const match = matchRoute(path);
  if (match === null) return [];
  const { route, params } = match;
  if (route.page === 'sports') return [params['category']?.toLowerCase() === 'live' ? 'inplay' : 'sports'];
  if (route.page === 'exchange')
    return sportOfSlug(params['gameId'] ?? '') === null ? ['exchange', 'inplay', 'sports'] : ['exchange'];
  return route.section === undefined ? [] : [route.section];
}
