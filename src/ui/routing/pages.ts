import type { PageName } from '@/domain/routing/Route';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import { LandingPage } from '@/ui/pages/LandingPage';
import type { LaterPageName } from './laterPages';
import { aboard, rememberPage, type LoadPage } from './loadedPages';

/** NAV-01: how each page of the route table is loaded. */
export const PAGES = Object.fromEntries(
  // The page of a first visit comes with the entry: one round trip less before it is drawn.
  ROUTE_TABLE.map(({ page }) => [page, page === 'landing' ? aboard(LandingPage) : later(page)]),
) as Readonly<Record<PageName, LoadPage>>;

function later(name: LaterPageName): LoadPage {
  return async () => {
    const { loadScreen, screenOf } = await import('./laterPages');
    const Page = await loadScreen(name);
    // Pages of one screen are there together: it stays drawn when one leads to another.
    for (const { page } of ROUTE_TABLE)
      if (page !== 'landing' && screenOf(page) === screenOf(name)) rememberPage(PAGES[page], Page);
    return Page;
  };
}
