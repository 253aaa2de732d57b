import { useCallback, useEffect, useRef } from 'react';
import type { WithdrawDesk } from '@/application/cashier/withdrawals/LoadWithdrawDesk';
import { useLoaded } from '@/ui/list/useLoaded';
import type { Load, Loaded } from '@/ui/list/useLoaded';
import { useCashier } from '../account/CashierContext';

/** What can be paid out, kept fresh while something waits. */
export function useWithdrawDesk(): Pick<Loaded<WithdrawDesk>, 'page' | 'refresh'> {
  const { withdrawals } = useCashier();
  const load = useCallback<Load<WithdrawDesk>>(
    (cancellation) => withdrawals.loadDesk.execute(cancellation),
    [withdrawals],
  );
  const { page, refresh } = useLoaded(load);
  const waits = useRef(false);
  waits.current = page.state === 'ready' && page.value.standing.onItsWay > 0;
  useEffect(() => withdrawals.follow.execute(() => waits.current, refresh), [withdrawals, refresh]);
  return { page, refresh };
}
