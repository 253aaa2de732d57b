import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import { useTexts } from '@/ui/i18n/useTexts';
import { CancelWithdrawalButton } from '../CancelWithdrawalButton';
import { WithdrawalStatus } from '../WithdrawalStatus';
import styles from '../Withdraw.module.css';
import { Part } from '@/ui/kit/list/Part';

export interface WaitingListProps {
  readonly pending: readonly Withdrawal[] | null;
  readonly onAsked: () => void;
}

/** What has been asked for and is not decided: where it goes, by when, and a plain way to take it back. */
export function WaitingList({ pending, onAsked }: WaitingListProps) {
  const { t, format } = useTexts();
  return (
    <Part title={t('withdraw.pending')}>
      {pending === null && <p className={styles.none}>{t('withdraw.pending.failed')}</p>}
      {pending?.length === 0 && <p className={styles.none}>{t('withdraw.pending.none')}</p>}
      <ul className={styles.list} role="list">
        {pending?.map((withdrawal) => (
          <li key={withdrawal.id} className={styles.wait}>
            <div className={styles.waitWords}>
              <p className={styles.methodName}>
                <strong>{format.money(withdrawal.amount)}</strong>
                <WithdrawalStatus of={withdrawal} />
              </p>
              <p className={styles.note}>
                <bdi>{withdrawal.methodName}</bdi>{' '}
                {withdrawal.account !== '' && t('withdraw.pending.to', { account: withdrawal.account })}
              </p>
              {withdrawal.dueAt !== null && (
                <p className={styles.note}>
                  {t('withdraw.pending.due', { time: format.dateTime(withdrawal.dueAt) })}
                </p>
              )}
            </div>
            <CancelWithdrawalButton withdrawal={withdrawal} onAsked={onAsked} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
