import type { PageName } from '@/domain/routing/Route';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import { joinTexts } from '@/ui/i18n/joinTexts';
import { LandingPage } from '@/ui/pages/LandingPage';
import { aboard, rememberPage } from './loadedPages';
import type { LoadPage } from './loadedPages';

/** NAV-01: how each page of the route table is loaded, with the texts that it is drawn with. */
export const PAGES = Object.fromEntries(
  // The page of a first visit comes with the entry: one round trip less before it is drawn.
  ROUTE_TABLE.map(({ page }) => [page, page === 'landing' ? aboard(LandingPage) : later(page)]),
) as Readonly<Record<PageName, LoadPage>>;

function later(name: Exclude<PageName, 'landing'>): LoadPage {
  return async () => {
    const { LATER_PAGES } = await import('./laterPages');
    const row = LATER_PAGES[name];
    const [Page] = await Promise.all([row.screen(), joinTexts(row.texts)]);
    // Pages that share a row are there together: one stays drawn when it leads to another.
    for (const other of Object.keys(LATER_PAGES) as (keyof typeof LATER_PAGES)[])
      if (LATER_PAGES[other] === row) rememberPage(PAGES[other], Page);
    return Page;
  };
}
