import { sportOfSlug } from '@/domain/sports/sportLists';
import { matchRoute } from './matchRoute';
import type { PageName } from './Route';

/** The parts of the product that the strip at the foot of a phone leads to (HDR-05). */
export type Section = 'sports' | 'inplay' | 'exchange' | 'casino' | 'myBets';

const SECTION_OF_PAGE: Partial<Record<PageName, Section>> = {
  sportsbook: 'sports',
  allGames: 'casino',
  kingmaker: 'casino',
  slots: 'casino',
  auraGames: 'casino',
  instantGames: 'casino',
  casino: 'casino',
  game: 'casino',
  provider: 'casino',
  myBets: 'myBets',
};

/** Which of them a page may belong to, the usual one first: a match is reached from three. None: an account page, home. */
export function sectionsOf(path: string): readonly Section[] {
  const match = matchRoute(path);
  if (match === null) return [];
  const { route, params } = match;
  if (route.component === 'sports')
    return [params['category']?.toLowerCase() === 'live' ? 'inplay' : 'sports'];
  if (route.component === 'exchange')
    return sportOfSlug(params['gameId'] ?? '') === null ? ['exchange', 'inplay', 'sports'] : ['exchange'];
  const section = SECTION_OF_PAGE[route.component];
  return section === undefined ? [] : [section];
}
