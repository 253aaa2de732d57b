import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** How a filter stands in an address. Must keep its identity. */
export interface FilterCodec<Filter> {
  readonly read: (read: (name: string) => string | null, now: number) => Filter;
  readonly write: (filter: Filter) => Readonly<Record<string, string>>;
  readonly change: (filter: Filter, change: Partial<Filter>) => Filter;
}

export interface FilterInAddress<Filter> {
  readonly filter: Filter;
  /** A choice is a step that Back takes back; a correction (`replace`) is none. */
  readonly change: (change: Partial<Filter>, replace?: boolean) => void;
}

/** The filter lives in the address and nowhere else: it can be shared, and Back works. */
export function useFilterInAddress<Filter>(codec: FilterCodec<Filter>): FilterInAddress<Filter> {
  const { clock } = useFirstPage().device;
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => {
    const query = new URLSearchParams(search);
    return codec.read((name) => query.get(name), clock.now());
  }, [search, clock, codec]);
  const change = useCallback(
    (changes: Partial<Filter>, replace = false) => {
      const query = new URLSearchParams({ ...codec.write(codec.change(filter, changes)) });
      void navigate({ search: query.toString() }, { replace });
    },
    [filter, navigate, codec],
  );
  return { filter, change };
}
