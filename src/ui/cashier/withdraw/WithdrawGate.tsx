import type { ReactNode } from 'react';
import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { useWithdrawOverview } from './useWithdrawOverview';
import { WithdrawSkeleton } from './WithdrawSkeleton';

export interface WithdrawGateProps {
  readonly children: (overview: WithdrawOverview, refresh: () => void) => ReactNode;
}

/** Loads what can be paid out, in each of its states. */
export function WithdrawGate({ children }: WithdrawGateProps) {
  const { page, refresh } = useWithdrawOverview();
  if (page.state === 'loading') return <WithdrawSkeleton />;
  if (page.state === 'failed') return <LoadFailed message={page.message} onRetry={refresh} />;
  return children(page.value, refresh);
}
