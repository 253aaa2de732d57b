import { RecentSearches } from './RecentSearches';
import type { SearchApp } from './SearchApp';
import type { SearchPorts, SearchShared } from './SearchParts';
import { Typing } from './Typing';
import { watchNames } from './watchNames';

/** One search for matches, competitions, players, markets, pages and games. Once a page. */
export function openSearch(ports: SearchPorts, shared: SearchShared): SearchApp {
  const { search, localStore, session, matches } = ports;
  const recent = new RecentSearches(localStore, search, session);
  const typing = new Typing(ports);
  shared.late.join(recent);
  return {
    view: search,
    watch: watchNames(ports, shared, typing),
    type: (text) => typing.type(text),
    more: () => typing.more(),
    chosen: () => recent.add(search.results.wanted),
    forgetRecent: (text) => recent.forget(text),
    reload: async () => {
      const failed = matches.list('all').state === 'failed';
      await Promise.all([shared.loadCatalogue(), failed ? shared.reloadList('all') : undefined]);
    },
  };
}
