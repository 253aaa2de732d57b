import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DepositForm } from './DepositForm';
import { DepositFrame } from './DepositFrame';
import { Gateways } from './Gateways';
import { GatewaysSkeleton } from './GatewaysSkeleton';
import { ReturnedPayment } from './ReturnedPayment';
import { UnknownGateway } from './UnknownGateway';
import { resolveDeposit } from '@/domain/cashier/deposits/resolveDeposit';
import { useText } from '@/ui/i18n/useText';
import { LoadFailed } from '@/ui/list/LoadFailed';
import type { PageProps } from '@/ui/navigation/PageProps';
import { AccountPage } from '../account/AccountPage';
import { useCashier } from '../account/CashierContext';

/** /deposit/{gateway} and /deposit/{mode} are one form of address: what it means is read from the list of gateways. */
export function DepositPage({ params }: PageProps) {
  return (
    <DepositFrame>
      <DepositOf param={Object.values(params)[0] ?? ''} />
    </DepositFrame>
  );
}

const DepositOf = observer(function DepositOf({ param }: { readonly param: string }) {
  const { deposits } = useCashier();
  const t = useText();
  const { pathname } = useLocation();
  const { gateways } = deposits.view;
  useEffect(() => {
    void deposits.loadGateways();
  }, [deposits]);
  const target = resolveDeposit(param, gateways.state === 'ready' ? gateways.value.gateways : []);

  if (target.kind === 'return')
    return (
      <AccountPage title={t('deposit.return.title')} back="/gatewaylist">
        <ReturnedPayment />
      </AccountPage>
    );
  if (target.kind === 'mode')
    return (
      <AccountPage title={t('pages.deposit')} back="/gatewaylist">
        <Gateways mode={target.mode} />
      </AccountPage>
    );
  if (target.kind === 'gateway')
    return (
      <AccountPage title={t('deposit.titleWith', { gateway: target.gateway.name })} back="/gatewaylist">
        <DepositForm key={target.gateway.id} gateway={target.gateway} />
      </AccountPage>
    );
  return (
    <AccountPage title={t('pages.deposit')} back="/gatewaylist">
      {gateways.state === 'loading' && <GatewaysSkeleton />}
      {gateways.state === 'failed' && (
        <LoadFailed message={gateways.message} onRetry={() => void deposits.loadGateways()} />
      )}
      {gateways.state === 'ready' && <UnknownGateway from={pathname} />}
    </AccountPage>
  );
});
