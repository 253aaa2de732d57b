import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listFilterPairs, readListFilter, type ListFilter } from '@/domain/sports/listFilter';

export interface ListFilterHere {
  readonly filter: ListFilter;
  /** The address of this page with another filter; what else the query says stays. */
  readonly addressOf: (filter: ListFilter) => string;
  /** Takes the place of the present address, so that Back leaves the list. */
  readonly choose: (filter: ListFilter) => void;
}

const OURS = ['when', 'competition', 'fancy'];

/** The filter that stands in the address. */
export function useListFilter(): ListFilterHere {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const addressOf = (filter: ListFilter): string => {
      const query = new URLSearchParams(search);
      for (const name of OURS) query.delete(name);
      for (const [name, value] of listFilterPairs(filter)) query.set(name, value);
      const text = query.toString();
      return text === '' ? pathname : `${pathname}?${text}`;
    };
    return {
      filter: readListFilter(new URLSearchParams(search)),
      addressOf,
      choose: (filter) => void navigate(addressOf(filter), { replace: true }),
    };
  }, [pathname, search, navigate]);
}
