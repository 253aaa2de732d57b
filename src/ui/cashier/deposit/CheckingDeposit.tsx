import { useText } from '@/ui/i18n/useText';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import styles from './DepositState.module.css';

/** The answer got lost: it is being asked for, and nothing is sent twice (F65). */
export function CheckingDeposit() {
  const t = useText();
  return (
    <div className={styles.panel} role="status">
      <span className={styles.mark}>
        <Spinner size="large" />
      </span>
      <h2 className={styles.title}>{t('deposit.checking.title')}</h2>
      <p className={styles.text}>{t('deposit.checking.text')}</p>
    </div>
  );
}
