import type { WithdrawDesk } from '@/application/cashier/withdrawals/LoadWithdrawDesk';
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
  readonly desk: WithdrawDesk;
  readonly onRefresh: () => void;
}

export function WithdrawHub({ desk, onRefresh }: WithdrawHubProps) {
  const t = useText();
  const { standing, accounts } = desk;
  const payable = accounts === null ? null : accounts.filter(({ type }) => type === 'bank').length;
  // Another way may need no account: that one is missing is said where it matters.
  const checks = withdrawChecks(standing, null, payable);
  const ready = mayWithdraw(checks);
  return (
    <>
      <SentBanner onFound={onRefresh} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MoneyNow standing={standing} />
          {!ready && (
            <Card title={t('withdraw.checks')}>
              <CheckList checks={checks} standing={standing} method={null} />
            </Card>
          )}
          <MethodList desk={desk} />
        </div>
        <div className={styles.column}>
          <WaitingList pending={desk.pending} onAsked={onRefresh} />
          <AccountsOnFile accounts={accounts} />
          {ready && (
            <Card title={t('withdraw.checks')}>
              <CheckList checks={checks} standing={standing} method={null} />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
