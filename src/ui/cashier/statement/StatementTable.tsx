import { rowText } from './rowText';
import styles from './Statement.module.css';
import type { StatementRow } from '@/domain/cashier/Statement';
import { useTexts } from '@/ui/i18n/useTexts';
import { Table, type Column } from '@/ui/kit/list/Table';
import { Amount } from '@/ui/kit/text/Amount';

export interface StatementTableProps {
  readonly rows: readonly StatementRow[];
  /** With the id of a row. */
  readonly onChoose: (id: string) => void;
}

/** The movements as a table; a press on a row opens all of it. */
export function StatementTable({ rows, onChoose }: StatementTableProps) {
  const { t, format } = useTexts();
  const columns: readonly Column<StatementRow>[] = [
    {
      id: 'at',
      head: t('statement.column.at'),
      cell: ({ at }) => <span className={styles.when}>{at === null ? '–' : format.dateTime(at)}</span>,
    },
    {
      id: 'what',
      head: t('statement.column.what'),
      leads: true,
      cell: (row) => <bdi className={styles.what}>{rowText(row, t)}</bdi>,
    },
    { id: 'type', head: t('statement.column.type'), cell: ({ type }) => t(`statement.type.${type}`) },
    {
      id: 'amount',
      head: t('statement.column.amount'),
      align: 'end',
      cell: ({ amount, coins, result }) => (
        <span className={styles.figures}>
          <Amount value={amount}>{format.signedMoney(amount)}</Amount>
          {result !== null && result !== amount && (
            <small>{t('statement.resultBeside', { result: format.signedMoney(result) })}</small>
          )}
          {coins !== 0 && (
            <small>
              {coins > 0 ? '+' : ''}
              {t('statement.coinsBeside', { coins: format.amount(coins) })}
            </small>
          )}
        </span>
      ),
    },
    {
      id: 'balance',
      head: t('statement.column.balance'),
      align: 'end',
      cell: ({ balance }) => (
        <span className={styles.figures}>{balance === null ? '–' : format.money(balance)}</span>
      ),
    },
  ];
  return (
    <Table
      label={t('statement.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      stays
      rowAction={{
        label: (row) => t('statement.details', { what: rowText(row, t) }),
        onPress: ({ id }) => onChoose(id),
      }}
    />
  );
}
