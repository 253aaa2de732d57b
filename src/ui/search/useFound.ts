import { useDeferredValue, useEffect, useMemo } from 'react';
import { pageEntries } from '@/domain/search/pageEntries';
import { buildIndex, searchIndex } from '@/domain/search/searchIndex';
import { sportsEntries } from '@/domain/search/sportsEntries';
import { useText } from '@/ui/i18n/useText';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** What one screen holds, with games after it. */
const LIMITS = { match: 5, competition: 4, page: 4 };

/** What is called so, but for games. The matches of all sports are asked for while the search is open. Call in an `observer`. */
export function useFound(wanted: string) {
  const { sports } = useFirstPage();
  const t = useText();
  useEffect(() => sports.watchList('all'), [sports]);
  const list = sports.view.list('all');
  // A new score makes a new list: typing goes before it.
  const matches = useDeferredValue(list.state === 'ready' ? list.value : NONE);
  const index = useMemo(
    () => buildIndex([...sportsEntries(matches), ...pageEntries((page) => t(`pages.${page}`))]),
    [matches, t],
  );
  return useMemo(() => searchIndex(index, wanted, LIMITS), [index, wanted]);
}

const NONE = [] as const;
