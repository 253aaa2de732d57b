import { Link } from 'react-router-dom';
import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import { useText } from '@/ui/i18n/useText';
import { WithdrawForm } from '../form/WithdrawForm';
import styles from '../Withdraw.module.css';
import { MoneyNow } from './MoneyNow';
import { WaitingList } from './WaitingList';

export interface WithdrawHubProps {
  readonly overview: WithdrawOverview;
  readonly onRefresh: () => void;
}

/** All of a withdrawal on one screen: how much there is, how much is wanted and where to; and what waits. */
export function WithdrawHub({ overview, onRefresh }: WithdrawHubProps) {
  const t = useText();
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <MoneyNow situation={overview.situation} />
        {overview.methods.length === 0 ? (
          <p className={styles.none}>{t('withdraw.methods.none')}</p>
        ) : (
          <WithdrawForm overview={overview} methods={overview.methods} onRefresh={onRefresh} />
        )}
      </div>
      <div className={styles.column}>
        <WaitingList pending={overview.pending} onAsked={onRefresh} />
        <Link to="/withdrawList" className={styles.fix}>
          {t('withdraw.allRequests')}
        </Link>
      </div>
    </div>
  );
}
