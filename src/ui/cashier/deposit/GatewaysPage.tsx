import { useText } from '@/ui/i18n/useText';
import { AccountPage } from '../account/AccountPage';
import { DepositFrame } from './DepositFrame';
import { Gateways } from './Gateways';

/** /gatewaylist (CASH-01). */
export function GatewaysPage() {
  const t = useText();
  return (
    <DepositFrame>
      <AccountPage title={t('pages.deposit')} back="/home">
        <Gateways mode={null} />
      </AccountPage>
    </DepositFrame>
  );
}
