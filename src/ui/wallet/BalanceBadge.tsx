import { observer } from 'mobx-react-lite';
import styles from './Wallet.module.css';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

/** WAL-01: what can be bet now, grouped the Indian way, with its currency. Repaints alone when the wallet changes. */
export const BalanceBadge = observer(function BalanceBadge() {
  const { wallet } = usePlayerApp().wallet.view;
  const t = useText();
  const format = useFormat();
  return (
    <span className={styles.balance}>
      <span className={styles.label}>{t('wallet.balance')}</span>
      <span className={styles.figure} data-testid="balance">
        {wallet === null ? <Skeleton length="full" /> : format.balance(wallet.cash)}
      </span>
    </span>
  );
});
