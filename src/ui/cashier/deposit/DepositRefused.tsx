import { Link } from 'react-router-dom';
import styles from './DepositForm.module.css';
import { FormMessage } from '@/ui/form/FormMessage';
import type { OrderRefusal } from '@/application/cashier/deposits/OrderRefusal';
import type { Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { OwnLimits } from '@/ui/playSafe/limits/OwnLimits';

export interface DepositRefusedProps extends OrderRefusal {
  /** What was to be paid in; null: nobody can read it any more. */
  readonly amount: Paise | null;
  /** The player has sent the money already. */
  readonly paid: boolean;
}

/** The server's no. One that a limit of the player's own caused says which, and where it is changed. */
export function DepositRefused({ message, code, amount, paid }: DepositRefusedProps) {
  const { t, renderMessage } = useTexts();
  if (code !== 'SELF_LIMIT') return <FormMessage text={renderMessage(message)} />;
  return (
    <div className={styles.refused}>
      <FormMessage text={t('deposit.selfLimit')} />
      {amount !== null && <OwnLimits stopped="deposit" amount={amount} />}
      {paid && <p className={styles.lead}>{t('deposit.selfLimit.paid')}</p>}
      <p>
        <Link to="/responsiblegame">{t('deposit.selfLimit.manage')}</Link>
      </p>
    </div>
  );
}
