import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import { useTexts } from '@/ui/i18n/useTexts';
import { Table, type Column } from '@/ui/kit/list/Table';
import { CancelWithdrawalButton } from '../CancelWithdrawalButton';
import { WithdrawalStatus } from '../WithdrawalStatus';
import styles from './WithdrawList.module.css';

export interface WithdrawalsTableProps {
  readonly withdrawals: readonly Withdrawal[];
  readonly onAsked: () => void;
}

/** A table where there is room, cards elsewhere: when, how much, where to, and what became of it, with the reason. */
export function WithdrawalsTable({ withdrawals, onAsked }: WithdrawalsTableProps) {
  const { t, format } = useTexts();
  const when = (at: number | null): string => (at === null ? '–' : format.dateTime(at));
  const columns: readonly Column<Withdrawal>[] = [
    {
      id: 'amount',
      head: t('withdraw.list.column.amount'),
      leads: true,
      cell: ({ amount, fee }) => (
        <span className={styles.amount}>
          <strong>{format.money(amount)}</strong>
          {fee > 0 && (
            <span className={styles.small}>{t('withdraw.fee.flat', { flat: format.moneyShort(fee) })}</span>
          )}
        </span>
      ),
    },
    {
      id: 'requested',
      head: t('withdraw.list.column.requested'),
      cell: ({ createdAt }) => <span className={styles.moment}>{when(createdAt)}</span>,
    },
    {
      id: 'account',
      head: t('withdraw.list.column.account'),
      cell: ({ methodName, account, note }) => (
        <span className={styles.amount}>
          <bdi>{methodName}</bdi>
          <bdi className={styles.small}>{account}</bdi>
          {note !== '' && <bdi className={styles.small}>“{note}”</bdi>}
        </span>
      ),
    },
    {
      id: 'status',
      head: t('withdraw.list.column.status'),
      cell: (withdrawal) => (
        <span className={styles.status}>
          <WithdrawalStatus of={withdrawal} />
          {withdrawal.status === 'pending' && (
            <CancelWithdrawalButton withdrawal={withdrawal} onAsked={onAsked} />
          )}
          {withdrawal.reason !== '' && <bdi className={styles.small}>{withdrawal.reason}</bdi>}
        </span>
      ),
    },
    {
      id: 'processed',
      head: t('withdraw.list.column.processed'),
      cell: ({ processedAt, dueAt, status }) =>
        status === 'pending' && dueAt !== null ? (
          <span className={styles.small}>{t('withdraw.pending.due', { time: format.dateTime(dueAt) })}</span>
        ) : (
          <span className={styles.moment}>{when(processedAt)}</span>
        ),
    },
    {
      id: 'id',
      head: t('withdraw.list.column.id'),
      cell: ({ id, reference }) => (
        <span className={styles.amount}>
          <bdi className={styles.small}>{id}</bdi>
          {reference !== '' && (
            <bdi className={styles.small}>
              {t('withdraw.done.utr')} {reference}
            </bdi>
          )}
        </span>
      ),
    },
  ];
  return (
    <Table label={t('pages.withdrawList')} columns={columns} rows={withdrawals} rowKey={({ id }) => id} />
  );
}
