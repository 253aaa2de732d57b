import { AccountPage } from '../account/AccountPage';
import { CashierGate } from '../account/CashierGate';
import { KycSkeleton } from './KycSkeleton';
import { KycPane } from './KycPane';
import { useText } from '@/ui/i18n/useText';

/** /kyc: who the player is, proved once (CASH-05). */
export function KycPage() {
  const t = useText();
  return (
    <AccountPage title={t('pages.kyc')} back="/profile" simulation={t('kyc.simulation')}>
      <CashierGate skeleton={<KycSkeleton />}>
        <KycPane />
      </CashierGate>
    </AccountPage>
  );
}
