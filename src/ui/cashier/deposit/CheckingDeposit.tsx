import { useText } from '@/ui/i18n/useText';
import { Outcome } from '@/ui/kit/feedback/Outcome';
import styles from './DepositState.module.css';

/** The answer got lost: it is being asked for, and nothing is sent twice (F65). */
export function CheckingDeposit() {
  const t = useText();
  return (
    <div className={styles.panel}>
      <Outcome tone="warning" title={t('deposit.checking.title')}>
        {t('deposit.checking.text')}
      </Outcome>
    </div>
  );
}
