import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { gamesFilterPairs, readGamesFilter, type GamesFilter } from '@/domain/casino/gamesFilter';

export interface GamesFilterHere {
  readonly filter: GamesFilter;
  readonly change: (changes: Partial<GamesFilter>) => void;
  /** Takes off whatever the page itself does not fix; the order stays. */
  readonly reset: () => void;
  /** How many choices narrow the list. */
  readonly chosen: number;
}

/** The filter lives in the address and nowhere else: it can be shared, and the way back from a game finds it. A choice is no step for Back. */
export function useGamesFilter(preset: Partial<GamesFilter>): GamesFilterHere {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => readGamesFilter(new URLSearchParams(search), preset), [search, preset]);

  const show = useCallback(
    (next: GamesFilter) => {
      const query = new URLSearchParams(gamesFilterPairs(next, preset).map(([name, value]) => [name, value]));
      void navigate({ pathname, search: query.toString() }, { replace: true });
    },
    [navigate, pathname, preset],
  );
  const change = useCallback(
    (changes: Partial<GamesFilter>) => show({ ...filter, ...changes }),
    [filter, show],
  );
  const reset = useCallback(
    () => show({ ...readGamesFilter(new URLSearchParams(), preset), sort: filter.sort }),
    [filter.sort, preset, show],
  );
  return { filter, change, reset, chosen: chosenIn(filter, preset) };
}

function chosenIn(filter: GamesFilter, preset: Partial<GamesFilter>): number {
  const { text, providers, categories, features, favouritesOnly } = { ...filter, ...blank(preset) };
  const words = providers.length + categories.length + features.length;
  return words + (text === '' ? 0 : 1) + (favouritesOnly ? 1 : 0);
}

/** What a page fixes is no choice of its player's. */
function blank({ providers, categories }: Partial<GamesFilter>): Partial<GamesFilter> {
  return { ...(providers && { providers: [] }), ...(categories && { categories: [] }) };
}
