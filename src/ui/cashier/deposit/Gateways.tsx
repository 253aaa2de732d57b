import WalletCards from 'lucide-react/icons/wallet-cards';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { DepositBonus } from './DepositBonus';
import { DepositWays } from './DepositWays';
import styles from './DepositWays.module.css';
import { GatewaysSkeleton } from './GatewaysSkeleton';
import { LastDeposits } from './LastDeposits';
import { OpenOrderNote } from './OpenOrderNote';
import { SentDeposit } from './SentDeposit';
import { sentOf } from '@/domain/cashier/Submission';
import type { GatewayMode } from '@/domain/cashier/deposits/Gateway';
import { useLanguage } from '@/ui/i18n/useLanguage';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { useCashier } from '../account/CashierContext';

/** /gatewaylist, and /deposit/{mode}: how much, and the ways to pay it, all or of one kind. What waits stands first. */
export const Gateways = observer(function Gateways({ mode }: { readonly mode: GatewayMode | null }) {
  const { deposits } = useCashier();
  const t = useText();
  const { gateways, recent, order } = deposits.view;
  // In another language the server says anew what it says of each.
  const language = useLanguage();
  useEffect(() => {
    void deposits.loadGateways();
  }, [deposits, language]);
  useEffect(() => deposits.watch(), [deposits]);

  if (gateways.state === 'loading' || recent.state === 'loading') return <GatewaysSkeleton />;
  if (gateways.state === 'failed')
    return <LoadFailed message={gateways.message} onRetry={() => void deposits.loadGateways()} />;
  // Told of but not answered, it is not the player who has to finish it.
  const sent = [deposits.submission.submission, deposits.redirect.submission].find(
    (each) => sentOf(each) !== null,
  );
  const shown = gateways.value.gateways.filter((each) => mode === null || each.mode === mode);
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        {sent !== undefined ? (
          <SentDeposit of={sent} open={order} />
        ) : (
          order !== null && <OpenOrderNote open={order} />
        )}
        {shown.length === 0 ? (
          <EmptyState
            icon={WalletCards}
            text={
              mode === null ? t('deposit.none') : t('deposit.noneOfMode', { mode: t(`cashier.mode.${mode}`) })
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
          <DepositWays gateways={shown} narrowed={mode !== null} />
        )}
      </div>
      <div className={styles.beside}>
        {recent.state === 'ready' && <LastDeposits deposits={recent.value} />}
        {recent.state === 'failed' && (
          <LoadFailed message={recent.message} onRetry={() => void deposits.reload()} />
        )}
        <p className={styles.help}>
          {t('deposit.help')} <Link to="/contactus">{t('deposit.contact')}</Link>
        </p>
        <DepositBonus />
      </div>
    </div>
  );
});
