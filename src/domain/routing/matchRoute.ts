import type { Route } from './Route';
import { pathOnly } from './internalPath';
import { ROUTE_TABLE } from './routeTable';

export interface RouteMatch {
  readonly route: Route;
  /** As they stand in the address, undecoded. */
  readonly params: Readonly<Record<string, string>>;
}

interface Row {
  readonly route: Route;
  readonly segments: readonly string[];
}

const ROWS: readonly Row[] = ROUTE_TABLE.map((route) => ({ route, segments: segmentsOf(route.path) }));

/**
 * The route of a path: the first row of the table that fits, whatever the case of its words; a query, a hash and one slash at the
 * end do not matter. null: unknown. Never throws, whatever the path. NAV-01, NAV-03.
 */
export function matchRoute(path: string): RouteMatch | null {
  const asked = pathOnly(path);
  if (!asked.startsWith('/')) return null;
  const segments = segmentsOf(asked.length > 1 ? asked.replace(/\/$/, '') : asked);
  if (segments.some((segment) => segment === '')) return null;
  for (const row of ROWS) {
    const params = fit(row.segments, segments);
    if (params !== null) return { route: row.route, params };
  }
  return null;
}

function segmentsOf(path: string): readonly string[] {
  return path === '/' ? [] : path.slice(1).split('/');
}

function fit(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: [string, string][] = [];
  for (const [index, word] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (word.startsWith(':')) params.push([word.slice(1), segment]);
    else if (word.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return Object.fromEntries(params);
}
