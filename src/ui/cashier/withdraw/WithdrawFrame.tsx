import Landmark from 'lucide-react/icons/landmark';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { AccountPage, type AccountPageProps } from '../account/AccountPage';
import { CashierGate } from '../account/CashierGate';
import { WithdrawSkeleton } from './WithdrawSkeleton';

/** The head of a withdrawal page and its way to the cashier. Where no money moves, nothing of a form is reachable. */
export function WithdrawFrame({
  children,
  ...page
}: Pick<AccountPageProps, 'title' | 'back' | 'isColumn' | 'children'>) {
  const { config } = usePlayerApp();
  const t = useText();
  const offered = config.backend === 'sandbox' || config.jurisdiction.realMoney;
  return (
    <AccountPage {...page}>
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
