import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeBetsFilter, readBetsFilter, writeBetsFilter } from '@/domain/betting/BetsFilter';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import { usePlayerApp } from '@/ui/PlayerAppContext';

export interface BetsFilterInAddress {
  readonly filter: BetsFilter;
  /** A choice is a step that Back takes back; a correction (`replace`) is none. */
  readonly change: (change: Partial<BetsFilter>, replace?: boolean) => void;
}

/** The filter lives in the address and nowhere else: it can be shared, and Back works. */
export function useBetsFilter(): BetsFilterInAddress {
  const { clock } = usePlayerApp().device;
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => {
    const query = new URLSearchParams(search);
    return readBetsFilter((name) => query.get(name), clock.now());
  }, [search, clock]);
  const change = useCallback(
    (changes: Partial<BetsFilter>, replace = false) => {
      const query = new URLSearchParams({ ...writeBetsFilter(changeBetsFilter(filter, changes)) });
      void navigate({ search: query.toString() }, { replace });
    },
    [filter, navigate],
  );
  return { filter, change };
}
