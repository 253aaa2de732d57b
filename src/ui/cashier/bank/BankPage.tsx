import { AccountPage } from '../account/AccountPage';
import { CashierGate } from '../account/CashierGate';
import { BankSkeleton } from './BankSkeleton';
import { BankPane } from './BankPane';
import { useText } from '@/ui/i18n/useText';

/** /bank-details: where the player is paid out to (CASH-04). */
export function BankPage() {
  const t = useText();
  return (
    <AccountPage title={t('pages.bankDetails')} back="/profile">
      <CashierGate skeleton={<BankSkeleton slow={false} />}>
        <BankPane />
      </CashierGate>
    </AccountPage>
  );
}
