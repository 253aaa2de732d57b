import type { Page, Route } from 'playwright-core';
import { fetchOn } from './fetchOn';

interface WireMatch {
  readonly id: string;
  readonly status: string;
  readonly matchOdds: { readonly id: string } | null;
}

/** Answers this page's lists with the backend's own matches, and as many copies of them as make this many. */
export async function lengthenLists(page: Page, count: number): Promise<void> {
  const lengthen = (route: Route) => lengthened(route, count);
  await page.route(/\/bet\/matches\?(?!.*inplay)/, lengthen);
  await page.route(/\/bet\/matches$/, lengthen);
}

async function lengthened(route: Route, count: number): Promise<void> {
  const response = await fetchOn(route);
  const reply = (await response.json()) as { data: { matches: WireMatch[] } };
  const own = reply.data.matches.filter(({ status }) => status !== 'finished');
  const matches = Array.from({ length: count }, (_, at) => {
    const match = own[at % own.length] as WireMatch;
    const copy = Math.floor(at / own.length);
    if (copy === 0) return match;
    const { matchOdds } = match;
    return {
      ...match,
      id: `${match.id}-${copy}`,
      matchOdds: matchOdds && {
        ...matchOdds,
        id: `${matchOdds.id}-${copy}`,
        refMatchId: `${match.id}-${copy}`,
      },
      prices: null,
    };
  });
  await route.fulfill({ response, json: { ...reply, data: { ...reply.data, matches } } });
}
