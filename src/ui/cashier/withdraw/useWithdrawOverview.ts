import { useCallback, useEffect, useRef } from 'react';
import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import { useLoaded, type Load, type Loaded } from '@/ui/list/useLoaded';
import { useCashier } from '../account/CashierContext';

/** What can be paid out, kept fresh while something waits. */
export function useWithdrawOverview(): Pick<Loaded<WithdrawOverview>, 'page' | 'refresh'> {
  const { withdrawals } = useCashier();
  const load = useCallback<Load<WithdrawOverview>>(
    (cancellation) => withdrawals.loadOverview(cancellation),
    [withdrawals],
  );
  const { page, refresh } = useLoaded(load);
  const waits = useRef(false);
  waits.current = page.state === 'ready' && page.value.situation.onItsWay > 0;
  useEffect(() => withdrawals.follow(() => waits.current, refresh), [withdrawals, refresh]);
  return { page, refresh };
}
