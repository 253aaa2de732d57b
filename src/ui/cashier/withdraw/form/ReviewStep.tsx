import { useEffect, useRef } from 'react';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { Submission } from '@/domain/cashier/Submission';
import { targetText } from '@/domain/cashier/withdrawals/withdrawDraft';
import type { Withdrawal, WithdrawOrder } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import styles from '../Withdraw.module.css';
import { Figures } from './Figures';
import { useCoolDown } from '@/ui/cashier/useCoolDown';
import { FormMessage } from '@/ui/form/FormMessage';
import { Facts } from '@/ui/kit/list/Facts';

export interface ReviewStepProps {
  readonly order: WithdrawOrder;
  readonly method: WithdrawMethod;
  readonly accounts: readonly BankAccount[] | null;
  readonly submission: Submission<Withdrawal>;
  readonly onBack: () => void;
  readonly onSubmit: () => void;
}

/** All of it once more, and what happens to the money; a refusal is said here and the entries stay. */
export function ReviewStep({ order, method, accounts, submission, onBack, onSubmit }: ReviewStepProps) {
  const { t, format, renderMessage } = useTexts();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const rejected = submission.state === 'rejected' ? submission : null;
  const wait = useCoolDown(submission);
  const amount = format.money(order.amount);
  return (
    <div className={styles.narrow}>
      <div className={styles.card}>
        <div className={styles.fields}>
          <h2 ref={head} tabIndex={-1} className={styles.stepTitle}>
            {t('withdraw.review')}
          </h2>
          <Facts
            className={styles.sums}
            facts={[
              { name: t('cashier.method'), value: method.name },
              {
                name: t('withdraw.figure.to'),
                value: targetText(order, accounts),
                className: styles.address,
              },
              order.note !== '' && { name: t('withdraw.form.note'), value: order.note },
            ]}
          />
          <Figures method={method} amount={order.amount} />
          <p className={styles.what}>{t('withdraw.review.what', { amount })}</p>
          {rejected !== null && <FormMessage text={renderMessage(rejected.message)} />}
          <div className={styles.buttons}>
            <Button
              variant="primary"
              wide
              busy={submission.state === 'submitting'}
              busyLabel={t('common.submitting')}
              disabled={wait > 0}
              onClick={onSubmit}
            >
              {wait > 0 ? t('cashier.wait', { seconds: wait }) : t('withdraw.review.submit', { amount })}
            </Button>
            <Button wide disabled={submission.state === 'submitting'} onClick={onBack}>
              {t('withdraw.review.back')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
