import { pathOnly } from './internalPath';
import type { Route } from './Route';
import { ROUTE_TABLE } from './routeTable';

export interface RouteMatch {
  readonly route: Route;
  /** As they stand in the address, undecoded. */
  readonly params: Readonly<Record<string, string>>;
}

const ROWS = ROUTE_TABLE.map((route) => ({ route, pattern: patternOf(route.path) }));

/**
 * The route of a path: the first row of the table that fits, whatever the case of its words; a query, a hash and one slash at the
 * end do not matter. null: unknown. Never throws, whatever the path. NAV-01, NAV-03.
 */
export function matchRoute(path: string): RouteMatch | null {
  const asked = pathOnly(path);
  for (const { route, pattern } of ROWS) {
    const match = pattern.exec(asked);
    if (match !== null) return { route, params: { ...match.groups } };
  }
  return null;
}

/** Only the table's own words come in here. */
function patternOf(path: string): RegExp {
  const words = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(path === '/' ? '^/$' : `^${words}/?$`, 'i');
}
