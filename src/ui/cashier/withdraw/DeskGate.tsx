import type { ReactNode } from 'react';
import type { WithdrawDesk } from '@/application/cashier/withdrawals/LoadWithdrawDesk';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { useWithdrawDesk } from './useWithdrawDesk';
import { WithdrawSkeleton } from './WithdrawSkeleton';

export interface DeskGateProps {
  readonly children: (desk: WithdrawDesk, refresh: () => void) => ReactNode;
}

/** Loads what can be paid out, in each of its states. */
export function DeskGate({ children }: DeskGateProps) {
  const { page, refresh } = useWithdrawDesk();
  if (page.state === 'loading') return <WithdrawSkeleton />;
  if (page.state === 'failed') return <LoadFailed message={page.message} onRetry={refresh} />;
  return children(page.value, refresh);
}
