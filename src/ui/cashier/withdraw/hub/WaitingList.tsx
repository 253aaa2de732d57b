import { Link } from 'react-router-dom';
import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Card } from '@/ui/kit/list/Card';
import { CancelWithdrawalButton } from '../CancelWithdrawalButton';
import { WithdrawalStatus } from '../WithdrawalStatus';
import styles from '../Withdraw.module.css';

export interface WaitingListProps {
  readonly pending: readonly Withdrawal[] | null;
  readonly onAsked: () => void;
}

/** What has been asked for and is not decided: where it goes, by when, and a plain way to take it back. */
export function WaitingList({ pending, onAsked }: WaitingListProps) {
  const t = useText();
  const format = useFormat();
  const list = (
    <Link to="/withdrawList" className={styles.fix}>
      {t('withdraw.allRequests')}
    </Link>
  );
  return (
    <Card title={t('withdraw.pending')} aside={list} flush>
      {pending === null && <p className={styles.none}>{t('withdraw.pending.failed')}</p>}
      {pending?.length === 0 && <p className={styles.none}>{t('withdraw.pending.none')}</p>}
      <ul className={styles.waiting}>
        {pending?.map((withdrawal) => (
          <li key={withdrawal.id} className={styles.wait}>
            <p className={styles.methodName}>
              <strong className={styles.figures}>{format.money(withdrawal.amount)}</strong>
              <WithdrawalStatus of={withdrawal} />
            </p>
            <p className={styles.note}>
              <bdi>{withdrawal.methodName}</bdi>{' '}
              {withdrawal.account !== '' && t('withdraw.pending.to', { account: withdrawal.account })}
            </p>
            <div className={styles.waitFoot}>
              <span className={styles.note}>
                {withdrawal.dueAt !== null &&
                  t('withdraw.pending.due', { time: format.dateTime(withdrawal.dueAt) })}
              </span>
              <CancelWithdrawalButton withdrawal={withdrawal} onAsked={onAsked} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
