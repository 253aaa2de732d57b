import { SentFacts } from '../SentFacts';
import type { Submission } from '@/domain/cashier/Submission';
import { useText } from '@/ui/i18n/useText';
import { Outcome } from '@/ui/kit/feedback/Outcome';
import styles from './DepositState.module.css';

/** The answer got lost: it is being asked for, and nothing is sent twice (F65). */
export function CheckingDeposit({ of }: { readonly of: Submission<unknown> }) {
  const t = useText();
  return (
    <div className={styles.panel}>
      <Outcome tone="warning" title={t('deposit.checking.title')}>
        {t('deposit.checking.text')}
      </Outcome>
      <SentFacts of={of} />
    </div>
  );
}
