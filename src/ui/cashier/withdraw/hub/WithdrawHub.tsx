import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import { mayWithdraw, withdrawChecks } from '@/domain/cashier/withdrawals/withdrawChecks';
import { useText } from '@/ui/i18n/useText';
import { Card } from '@/ui/kit/list/Card';
import { CheckList } from '../CheckList';
import { SentBanner } from '../SentBanner';
import styles from '../Withdraw.module.css';
import { AccountsOnFile } from './AccountsOnFile';
import { MethodList } from './MethodList';
import { MoneyNow } from './MoneyNow';
import { WaitingList } from './WaitingList';

export interface WithdrawHubProps {
  readonly overview: WithdrawOverview;
  readonly onRefresh: () => void;
}

export function WithdrawHub({ overview, onRefresh }: WithdrawHubProps) {
  const t = useText();
  const { situation, accounts } = overview;
  const payable = accounts === null ? null : accounts.filter(({ type }) => type === 'bank').length;
  // Another way may need no account: that one is missing is said where it matters.
  const checks = withdrawChecks(situation, null, payable);
  const ready = mayWithdraw(checks);
  return (
    <>
      <SentBanner onFound={onRefresh} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MoneyNow situation={situation} />
          {!ready && (
            <Card title={t('withdraw.checks')}>
              <CheckList checks={checks} situation={situation} method={null} />
            </Card>
          )}
          <MethodList overview={overview} />
        </div>
        <div className={styles.column}>
          <WaitingList pending={overview.pending} onAsked={onRefresh} />
          <AccountsOnFile accounts={accounts} />
          {ready && (
            <Card title={t('withdraw.checks')}>
              <CheckList checks={checks} situation={situation} method={null} />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
