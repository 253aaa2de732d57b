import type { Container } from 'inversify';
import { openSearch } from '@/application/search/openSearch';
import type { SearchApp } from '@/application/search/SearchApp';
import { SEARCH_PORTS } from '@/application/search/SearchParts';
import { LateParticipants } from '@/application/session/LateParticipants';
import { observe } from '../../stores/observe';
import { SearchStore } from '../../stores/SearchStore';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { takePorts } from '../takePorts';

/** Joins the search to the running app. Called once. */
export function joinSearch(container: Container): SearchApp {
  const get = getFrom(container);
  const { watchList, reloadList } = get(FEATURE.sports).app;
  return openSearch(
    { ...takePorts(container, SEARCH_PORTS), search: new SearchStore(), observe },
    {
      watchList,
      reloadList,
      loadCatalogue: get(FEATURE.casino).app.loadCatalogue,
      late: get(LateParticipants),
    },
  );
}
