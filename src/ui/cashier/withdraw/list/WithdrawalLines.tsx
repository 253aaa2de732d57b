import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import { useTexts } from '@/ui/i18n/useTexts';
import { Icon } from '@/ui/kit/icons/Icon';
import { Facts } from '@/ui/kit/list/Facts';
import { CancelWithdrawalButton } from '../CancelWithdrawalButton';
import { WithdrawalStatus } from '../WithdrawalStatus';
import styles from './WithdrawList.module.css';
import type { WithdrawalsTableProps } from './WithdrawalsTable';

/** The requests on a narrow screen: two lines each, the rest of one when it is opened. */
export function WithdrawalLines({ withdrawals, onAsked }: WithdrawalsTableProps) {
  const { t } = useTexts();
  return (
    <ul className={styles.lines} role="list" aria-label={t('pages.withdrawList')}>
      {withdrawals.map((withdrawal) => (
        <li key={withdrawal.id} className={styles.line}>
          <Line withdrawal={withdrawal} />
          {withdrawal.status === 'pending' && (
            <CancelWithdrawalButton withdrawal={withdrawal} onAsked={onAsked} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t, format } = useTexts();
  const { id, amount, fee, receives, methodName, account, note, reason, reference } = withdrawal;
  const { createdAt, dueAt, processedAt, status } = withdrawal;
  const when = (at: number): string => format.dateTime(at);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <span className={styles.start}>
          <span className={styles.first}>{format.money(amount)}</span>
          <span>
            {createdAt === null ? '–' : when(createdAt)} · <bdi>{account === '' ? methodName : account}</bdi>
          </span>
          {reason !== '' && <bdi className={styles.reason}>{reason}</bdi>}
        </span>
        <WithdrawalStatus of={withdrawal} />
        <Icon of={ChevronDown} size={16} />
      </summary>
      <Facts
        className={styles.facts}
        facts={[
          { name: t('withdraw.list.column.id'), value: id },
          reference !== '' && { name: t('withdraw.done.utr'), value: reference },
          { name: t('withdraw.list.column.method'), value: methodName },
          fee > 0 && { name: t('withdraw.list.column.fee'), value: format.money(fee) },
          fee > 0 && { name: t('withdraw.list.column.receives'), value: format.money(receives) },
          note !== '' && { name: t('withdraw.list.column.note'), value: `“${note}”` },
          status === 'pending' &&
            dueAt !== null && { name: t('withdraw.list.column.due'), value: when(dueAt) },
          processedAt !== null && { name: t('withdraw.list.column.processed'), value: when(processedAt) },
        ]}
      />
    </details>
  );
}
