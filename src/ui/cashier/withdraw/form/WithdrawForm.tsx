import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import { isUndecidedSubmission } from '@/domain/cashier/Submission';
import { mayWithdraw, withdrawChecks } from '@/domain/cashier/withdrawals/withdrawChecks';
import { emptyDraft, payableAccounts } from '@/domain/cashier/withdrawals/withdrawDraft';
import type { WithdrawDraft } from '@/domain/cashier/withdrawals/withdrawDraft';
import type { WithdrawOrder } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { useText } from '@/ui/i18n/useText';
import { Card } from '@/ui/kit/list/Card';
import { useCashier } from '../../account/CashierContext';
import { EarlierFound, Unconfirmed } from '../../Unconfirmed';
import { CheckList } from '../CheckList';
import styles from '../Withdraw.module.css';
import { WithdrawSteps } from '../WithdrawSteps';
import type { WithdrawStepsProps } from '../WithdrawSteps';
import { ReviewStep } from './ReviewStep';
import { UnknownStep } from './UnknownStep';
import { WithdrawFields } from './WithdrawFields';
import { WithdrawReceipt } from './WithdrawReceipt';

export interface WithdrawFormProps {
  readonly overview: WithdrawOverview;
  readonly method: WithdrawMethod;
  /** Chosen on a page before; then it is not asked for again. */
  readonly chosenAmount?: string;
  readonly onRefresh: () => void;
}

/** One withdrawal from its first entry to its receipt. Entries survive a refusal; what was sent is shown, whatever became of it. */
export const WithdrawForm = observer(function WithdrawForm({
  overview,
  method,
  chosenAmount,
  onRefresh,
}: WithdrawFormProps) {
  const { withdrawals } = useCashier();
  const t = useText();
  const [draft, setDraft] = useState<WithdrawDraft>(() => ({
    ...emptyDraft(method, overview.accounts),
    ...(chosenAmount === undefined ? {} : { amountText: chosenAmount }),
  }));
  const [order, setOrder] = useState<WithdrawOrder | null>(null);
  const { submission } = withdrawals.view;

  useEffect(() => {
    withdrawals.resume();
    return () => withdrawals.acknowledge();
  }, [withdrawals]);
  // What was asked for or refused has changed what can be paid out.
  useEffect(() => {
    if (submission.state === 'accepted' || submission.state === 'rejected') onRefresh();
  }, [submission.state, onRefresh]);

  const steps = (at: WithdrawStepsProps['at']): ReactNode => (
    <WithdrawSteps wizard={chosenAmount !== undefined} at={at} />
  );
  if (submission.state === 'accepted')
    return (
      <>
        {steps('done')}
        <EarlierFound of={submission} />
        <WithdrawReceipt received={submission.received} />
      </>
    );
  if (submission.state === 'unknown')
    return (
      <>
        {steps('sending')}
        <UnknownStep />
      </>
    );
  const { situation, accounts } = overview;
  const payable = accounts === null ? null : payableAccounts(accounts, method).length;
  const checks = withdrawChecks(situation, method, payable);
  const mustStay = isUndecidedSubmission(submission) || submission.state === 'rejected';
  if (!mayWithdraw(checks) && !mustStay && !(submission.state === 'unconfirmed' && order !== null))
    return (
      <div className={styles.narrow}>
        <Unconfirmed of={submission} />
        <Card title={t('withdraw.checks')}>
          <CheckList checks={checks} situation={situation} method={method} />
        </Card>
      </div>
    );
  if (order !== null)
    return (
      <>
        {steps('review')}
        <Unconfirmed of={submission} />
        <ReviewStep
          order={order}
          method={method}
          accounts={accounts}
          submission={submission}
          onBack={() => {
            withdrawals.acknowledge();
            setOrder(null);
          }}
          onSubmit={() => void withdrawals.submit(order)}
        />
      </>
    );
  return (
    <>
      {steps('entry')}
      <Unconfirmed of={submission} />
      <WithdrawFields
        overview={overview}
        method={method}
        draft={draft}
        amountFixed={chosenAmount !== undefined}
        onEdit={(change) => setDraft((before) => ({ ...before, ...change }))}
        onReview={setOrder}
      />
    </>
  );
});
