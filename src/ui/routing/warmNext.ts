import { matchRoute } from '@/domain/routing/matchRoute';
import type { PageName } from '@/domain/routing/Route';
import { doesSaveData } from './doesSaveData';
import type { Loaders } from './prefetchOnIntent';

/** Where most go from there. A tap on a phone says nothing before it: pointing at a link comes too late for its page. */
const NEXT: Readonly<Partial<Record<PageName, readonly PageName[]>>> = {
  home: ['exchange'],
  sports: ['exchange'],
  allGames: ['game'],
  kingmaker: ['game'],
  slots: ['game'],
  auraGames: ['game'],
  instantGames: ['game'],
};

type Idle = (run: () => void) => () => void;

/**
 * Fetches what is likely to be opened next from the page at this path, one script whenever there is nothing else to do: the search, then pages. Not
 * for who saves data, and nowhere that does not say when it is idle. Returns how to stop.
 */
export function warmNext(
  path: string,
  pages: Loaders,
  search: () => Promise<unknown>,
  idle: Idle | null = idleOfBrowser(),
  savesData = doesSaveData(),
): () => void {
  const here = matchRoute(path)?.route.page;
  const next = here === undefined ? undefined : NEXT[here];
  if (next === undefined || idle === null || savesData) return () => undefined;
  const waiting = [search, ...next.map((name) => pages[name])];
  let stop = (): void => undefined;
  let stopped = false;
  const go = (): void => {
    const load = waiting.shift();
    if (load === undefined) return;
    stop = idle(() => {
      // Whoever opens it is told when it does not come.
      load()
        .catch(() => undefined)
        .finally(() => {
          if (!stopped) go();
        });
    });
  };
  go();
  return () => {
    stopped = true;
    stop();
  };
}

/** Not in every browser. */
function idleOfBrowser(): Idle | null {
  if (!('requestIdleCallback' in globalThis)) return null;
  return (run) => {
    const asked = requestIdleCallback(run);
    return () => cancelIdleCallback(asked);
  };
}
