import WalletCards from 'lucide-react/icons/wallet-cards';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { DailyMeter } from './DailyMeter';
import { GatewayCard } from './GatewayCard';
import styles from './Gateways.module.css';
import { GatewaysSkeleton } from './GatewaysSkeleton';
import { LastDeposits } from './LastDeposits';
import { ModeChips } from './ModeChips';
import { OpenOrderNote } from './OpenOrderNote';
import type { GatewayMode } from '@/domain/cashier/deposits/Gateway';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { LastKnown } from '@/ui/wallet/LastKnown';
import { useCashier } from '../account/CashierContext';

/** /gatewaylist, and /deposit/{mode}: the ways to pay in, all or of one kind. */
export const Gateways = observer(function Gateways({ mode }: { readonly mode: GatewayMode | null }) {
  const { deposits } = useCashier();
  const { wallet } = usePlayerApp();
  const t = useText();
  const format = useFormat();
  const { gateways, recent, order, selected } = deposits.view;
  useEffect(() => {
    void deposits.loadGateways();
  }, [deposits]);
  useEffect(() => deposits.watch(), [deposits]);

  if (gateways.state === 'loading') return <GatewaysSkeleton />;
  if (gateways.state === 'failed')
    return <LoadFailed message={gateways.message} onRetry={() => void deposits.loadGateways()} />;
  const { daily } = gateways.value;
  const shown = gateways.value.gateways.filter((each) => mode === null || each.mode === mode);
  return (
    <div className={styles.stack}>
      {order !== null && <OpenOrderNote open={order} />}
      <div className={styles.purse}>
        <div>
          <p className={styles.label}>{t('deposit.balance')}</p>
          <p className={styles.balance}>
            {wallet.view.wallet === null ? (
              '–'
            ) : (
              <LastKnown old={!wallet.view.current}>{format.money(wallet.view.wallet.balance)}</LastKnown>
            )}
          </p>
        </div>
        {daily !== null && <DailyMeter daily={daily} />}
      </div>
      <h2 className={styles.choose}>{t('deposit.choose')}</h2>
      <ModeChips gateways={gateways.value.gateways} mode={mode} />
      {shown.length === 0 ? (
        <EmptyState
          icon={WalletCards}
          text={
            mode === null ? t('deposit.none') : t('deposit.noneOfMode', { mode: t(`deposit.mode.${mode}`) })
          }
          action={
            mode === null ? (
              <LinkButton to="/contactus">{t('deposit.contact')}</LinkButton>
            ) : (
              <LinkButton to="/gatewaylist">{t('deposit.showAll')}</LinkButton>
            )
          }
        />
      ) : (
        <ul className={styles.cards} role="list" aria-label={t('deposit.choose')}>
          {shown.map((gateway) => (
            <GatewayCard
              key={gateway.id}
              gateway={gateway}
              last={gateway.id === selected}
              onChoose={() => deposits.chooseGateway(gateway.id)}
            />
          ))}
        </ul>
      )}
      {recent.state === 'ready' && <LastDeposits deposits={recent.value} />}
      {recent.state === 'failed' && (
        <LoadFailed message={recent.message} onRetry={() => void deposits.reload()} />
      )}
      <p className={styles.help}>
        {t('deposit.help')}
        <Link to="/contactus">{t('deposit.contact')}</Link>
      </p>
    </div>
  );
});
