import { memo } from 'react';
import styles from './Statement.module.css';
import { eventText, rowText } from './rowText';
import type { StatementRowsProps } from './StatementRowsProps';
import type { StatementTableProps } from './StatementTable';
import type { StatementRow } from '@/domain/cashier/Statement';
import { groupByDay } from '@/domain/shared/groupByDay';
import { addMoney } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { Amount } from '@/ui/kit/text/Amount';
import { DayLines } from '@/ui/list/DayLines';
import { ListLine } from '@/ui/list/ListLine';

const dayOf = ({ at }: StatementRow): number | null => at;

/** The movements on a narrow screen: one line each, under their day and by how much it changed the balance; the rest on a sheet. */
export function StatementLines({ rows, edges, onChoose }: StatementRowsProps & StatementTableProps) {
  const { t } = useTexts();
  return groupByDay(rows, dayOf, edges).map((group) => (
    <DayLines
      key={group.day}
      label={t('statement.caption')}
      group={group}
      sum={(of) => (
        <>
          {t('statement.net')} <SignedMoney amount={addMoney(...of.map(({ amount }) => amount))} />
        </>
      )}
      line={(row) => <MovementLine key={row.id} row={row} onChoose={onChoose} />}
    />
  ));
}

/** Drawn once: what comes below it in a long list changes nothing of it. */
const MovementLine = memo(function MovementLine({
  row,
  onChoose,
}: { readonly row: StatementRow } & Pick<StatementTableProps, 'onChoose'>) {
  const { t, format } = useTexts();
  const { id, at, amount, coins, result, balance } = row;
  const beside = [
    ...(result === null || result === amount
      ? []
      : [t('statement.resultBeside', { result: format.signedMoney(result) })]),
    ...(coins === 0
      ? []
      : [`${coins > 0 ? '+' : ''}${t('statement.coinsBeside', { coins: format.amount(coins) })}`]),
  ];
  return (
    <ListLine
      label={t('statement.details', { what: rowText(row, t) })}
      onPress={() => onChoose(id)}
      start={[
        <span key="what" className={styles.move}>
          <span className={styles.hour}>{at === null ? '–' : format.time(at)}</span>
          <span>{eventText(row, t)}</span>
          <bdi className={styles.place}>{placeOf(row)}</bdi>
        </span>,
        ...beside.map((text) => (
          <span key={text} className={styles.beside}>
            {text}
          </span>
        )),
      ]}
      end={[
        <SignedMoney key="amount" amount={amount} />,
        ...(balance === null ? [] : [t('statement.balanceBeside', { balance: format.money(balance) })]),
      ]}
    />
  );
});

function SignedMoney({ amount }: { readonly amount: StatementRow['amount'] }) {
  const { format } = useTexts();
  return <Amount value={amount}>{format.signedMoney(amount)}</Amount>;
}

function placeOf({ name, detail }: StatementRow): string {
  return detail === '' ? name : `${name} · ${detail}`;
}
