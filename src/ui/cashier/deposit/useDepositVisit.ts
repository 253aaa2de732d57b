import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readDepositVisit, type DepositVisit } from '@/domain/cashier/deposits/depositVisit';

/** What this deposit was opened for, as the address says. */
export function useDepositVisit(): DepositVisit {
  const { search } = useLocation();
  return useMemo(() => {
    const words = new URLSearchParams(search);
    return readDepositVisit((name) => words.get(name));
  }, [search]);
}
