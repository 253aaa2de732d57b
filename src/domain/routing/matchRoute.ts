import { pathOnly } from './internalPath';
import type { Route } from './Route';
import { ROUTE_TABLE } from './routeTable';

export interface RouteMatch {
  readonly route: Route;
  /** As they stand in the address, undecoded. */
  readonly params: Readonly<Record<string, string>>;
}

const ROWS = ROUTE_TABLE.map((route) => ({ route, words: route.path.split('/') }));

/**
 * The route of a path: the first row of the table that fits, whatever the case of its words; a query, a hash and one slash at the
 * end do not matter. null: unknown. Never throws, whatever the path. NAV-01, NAV-03.
 */
export function matchRoute(path: string): RouteMatch | null {
  const asked = pathOnly(path).split('/');
  if (asked.length > 2 && asked.at(-1) === '' && asked.at(-2) !== '') asked.pop();
  for (const { route, words } of ROWS) {
    const params = paramsOf(words, asked);
    if (params !== null) return { route, params };
  }
  return null;
}

/** null: these words are not the row's. By hand, because forty patterns take a weak phone 20 ms to compile. */
function paramsOf(words: readonly string[], asked: readonly string[]): RouteMatch['params'] | null {
  if (words.length !== asked.length) return null;
  const params: Record<string, string> = {};
  for (const [at, word] of words.entries()) {
    const found = asked[at] ?? '';
    if (!word.startsWith(':')) {
      if (found.toLowerCase() !== word.toLowerCase()) return null;
    } else if (found === '') return null;
    else params[word.slice(1)] = found;
  }
  return params;
}
