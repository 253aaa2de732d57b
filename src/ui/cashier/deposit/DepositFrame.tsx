import BadgeIndianRupee from 'lucide-react/icons/badge-indian-rupee';
import type { ReactNode } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { AccountPage } from '../account/AccountPage';
import { CashierGate } from '../account/CashierGate';
import { GatewaysSkeleton } from './GatewaysSkeleton';

/** Around every page of deposits. Where no money may be taken, no form is reachable. */
export function DepositFrame({ children }: { readonly children: ReactNode }) {
  const { config } = usePlayerApp();
  const t = useText();
  if (config.backend === 'remote' && !config.jurisdiction.realMoney)
    return (
      <AccountPage title={t('pages.deposit')} back="/home">
        <EmptyState
          icon={BadgeIndianRupee}
          text={t('cashier.notOffered')}
          action={<LinkButton to="/home">{t('deposit.toHome')}</LinkButton>}
        />
      </AccountPage>
    );
  return (
    <CashierGate
      skeleton={
        <AccountPage title={t('pages.deposit')} back="/home">
          <GatewaysSkeleton />
        </AccountPage>
      }
    >
      {children}
    </CashierGate>
  );
}
