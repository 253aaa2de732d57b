import Landmark from 'lucide-react/icons/landmark';
import type { ReactNode } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { AccountPage } from '../account/AccountPage';
import { CashierGate } from '../account/CashierGate';
import { WithdrawSkeleton } from './WithdrawSkeleton';

export interface WithdrawFrameProps {
  readonly title: string;
  readonly back: string;
  readonly children: ReactNode;
}

/** The head of a withdrawal page and its way to the cashier. Where no money moves, nothing of a form is reachable. */
export function WithdrawFrame({ title, back, children }: WithdrawFrameProps) {
  const { config } = usePlayerApp();
  const t = useText();
  const offered = config.backend === 'sandbox' || config.jurisdiction.realMoney;
  return (
    <AccountPage title={title} back={back}>
      {offered ? (
        <CashierGate skeleton={<WithdrawSkeleton />}>{children}</CashierGate>
      ) : (
        <EmptyState
          icon={Landmark}
          text={t('cashier.notOffered')}
          action={<LinkButton to="/home">{t('deposit.toHome')}</LinkButton>}
        />
      )}
    </AccountPage>
  );
}
