import { observer } from 'mobx-react-lite';
import styles from './Drawer.module.css';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

/** HDR-04: Main Balance is the cash, Bonus the coins. */
export const DrawerWallet = observer(function DrawerWallet() {
  const { wallet } = usePlayerApp().wallet.view;
  const t = useText();
  const format = useFormat();
  return (
    <section className={styles.wallet} aria-label={t('wallet.title')}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('wallet.main')}</dt>
          <dd>{wallet === null ? <Skeleton /> : format.balance(wallet.cash)}</dd>
        </div>
        <div>
          <dt>{t('wallet.bonus')}</dt>
          <dd>{wallet === null ? <Skeleton /> : format.amount(wallet.coins)}</dd>
        </div>
      </dl>
      <div className={styles.moves}>
        <LinkButton to="/withdraw" size="small" wide>
          {t('shell.account.withdraw')}
        </LinkButton>
        <LinkButton to="/gatewaylist" size="small" variant="primary" wide>
          {t('shell.deposit')}
        </LinkButton>
      </div>
    </section>
  );
});
