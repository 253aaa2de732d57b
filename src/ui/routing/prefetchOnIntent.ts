import { matchRoute } from '@/domain/routing/matchRoute';
import type { PageName } from '@/domain/routing/Route';
import { doesSaveData } from './doesSaveData';

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

export type Loaders = Readonly<Record<PageName, () => Promise<unknown>>>;

/**
 * Fetches the script of a page as soon as somebody points at a link to it, once for each page. Not for who saves data. Returns how to
 * stop.
 */
export function prefetchOnIntent(page: Document, pages: Loaders, savesData = doesSaveData()): () => void {
  if (savesData) return () => undefined;
  const asked = new Set<PageName>();
  const noticed = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    const name = link === null ? undefined : matchRoute(link.getAttribute('href') ?? '')?.route.page;
    if (name === undefined || asked.has(name)) return;
    asked.add(name);
    // Whoever goes there is told when it does not come.
    pages[name]().catch(() => asked.delete(name));
  };
  const stopped = new AbortController();
  for (const sign of SIGNS) page.addEventListener(sign, noticed, { passive: true, signal: stopped.signal });
  return () => stopped.abort();
}
