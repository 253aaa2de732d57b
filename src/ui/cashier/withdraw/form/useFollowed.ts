import { useEffect, useRef, useState } from 'react';
import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import { isUndecided } from '@/domain/cashier/RequestStatus';
import { useCashier } from '../../account/CashierContext';

/** A request as it stands now, asked for while it waits. It is among the last ones: it has just been made. */
export function useFollowed(received: Withdrawal): Withdrawal {
  const { withdrawals } = useCashier();
  const [shown, setShown] = useState(received);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  useEffect(() => {
    let left = false;
    const look = (): void => {
      void withdrawals.list({ status: 'all', page: 1, size: 10 }).then((answer) => {
        const now = answer.ok ? answer.value.withdrawals.find(({ id }) => id === received.id) : undefined;
        if (!left && now !== undefined) setShown(now);
      });
    };
    const stop = withdrawals.follow(() => isUndecided(latest.current.status), look);
    return () => {
      left = true;
      stop();
    };
  }, [withdrawals, received.id]);
  return shown;
}
