import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  changeWithdrawFilter,
  readWithdrawFilter,
  writeWithdrawFilter,
} from '@/domain/cashier/withdrawals/withdrawFilter';
import type { WithdrawFilter } from '@/domain/cashier/withdrawals/withdrawFilter';

export interface WithdrawFilterInAddress {
  readonly filter: WithdrawFilter;
  /** A choice is a step that Back takes back; a correction (`replace`) is none. */
  readonly change: (change: Partial<WithdrawFilter>, replace?: boolean) => void;
}

/** The filter lives in the address and nowhere else: it can be shared, and Back works. */
export function useWithdrawFilter(): WithdrawFilterInAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => {
    const query = new URLSearchParams(search);
    return readWithdrawFilter((name) => query.get(name));
  }, [search]);
  const change = useCallback(
    (changes: Partial<WithdrawFilter>, replace = false) => {
      const query = new URLSearchParams({ ...writeWithdrawFilter(changeWithdrawFilter(filter, changes)) });
      void navigate({ search: query.toString() }, { replace });
    },
    [filter, navigate],
  );
  return { filter, change };
}
