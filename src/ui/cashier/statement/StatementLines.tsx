import { eventText, rowText } from './rowText';
import type { StatementRowsProps } from './StatementRowsProps';
import type { StatementTableProps } from './StatementTable';
import type { StatementRow } from '@/domain/cashier/Statement';
import { groupByDay } from '@/domain/shared/groupByDay';
import { addMoney } from '@/domain/shared/Money';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Amount } from '@/ui/kit/text/Amount';
import { DayLines } from '@/ui/list/DayLines';
import { ListLine } from '@/ui/list/ListLine';

const dayOf = ({ at }: StatementRow): number | null => at;

/** The movements on a narrow screen: two lines each, under their day and its net. */
export function StatementLines({ rows, edges, onChoose }: StatementRowsProps & StatementTableProps) {
  const t = useText();
  const format = useFormat();
  const signed = (amount: StatementRow['amount']) => (
    <Amount value={amount}>{format.signedMoney(amount)}</Amount>
  );
  const line = (row: StatementRow) => {
    const { id, at, amount, balance, coins } = row;
    return (
      <ListLine
        key={id}
        label={t('statement.details', { what: rowText(row, t) })}
        onPress={() => onChoose(id)}
        start={[
          eventText(row, t),
          <span key="where">
            {at === null ? '–' : format.time(at)} <bdi>{placeOf(row)}</bdi>
          </span>,
        ]}
        end={[
          signed(amount),
          coins === 0
            ? balance === null
              ? '–'
              : format.money(balance)
            : `${coins > 0 ? '+' : ''}${t('statement.coinsBeside', { coins: format.amount(coins) })}`,
        ]}
      />
    );
  };
  return groupByDay(rows, dayOf, edges).map((group) => (
    <DayLines
      key={group.day}
      label={t('statement.caption')}
      group={group}
      sum={(of) => signed(addMoney(...of.map(({ amount }) => amount)))}
      line={line}
    />
  ));
}

function placeOf({ name, detail }: StatementRow): string {
  return detail === '' ? name : `${name} · ${detail}`;
}
