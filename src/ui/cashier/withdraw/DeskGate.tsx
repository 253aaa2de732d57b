import type { ReactNode } from 'react';
import type { WithdrawDesk } from '@/application/cashier/withdrawals/LoadWithdrawDesk';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { useWithdrawDesk } from './useWithdrawDesk';
import { WithdrawSkeleton } from './WithdrawSkeleton';

export interface DeskGateProps {
  readonly children: (desk: WithdrawDesk, refresh: () => void) => ReactNode;
}

/** Loads what can be paid out, in each of its states. */
export function DeskGate({ children }: DeskGateProps) {
  const { page, refresh } = useWithdrawDesk();
  const t = useText();
  const render = useRenderMessage();
  if (page.state === 'loading') return <WithdrawSkeleton />;
  if (page.state === 'failed')
    return <ErrorPanel text={render(page.message)} retryLabel={t('common.retry')} onRetry={refresh} />;
  return children(page.value, refresh);
}
