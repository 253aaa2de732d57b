import type { Ref } from 'react';
import { useCashier } from '../account/CashierContext';
import { rowText } from './rowText';
import styles from './Statement.module.css';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import { statementCsv, statementCsvName } from '@/domain/cashier/statementCsv';
import { startOfDay } from '@/domain/shared/IndianDay';
import { daysOf } from '@/domain/shared/listDays';
import { ok } from '@/domain/shared/Result';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { TakeAlong } from '@/ui/list/TakeAlong';
import type { CollectFile } from '@/ui/list/useListFile';

export interface StatementHeadProps {
  readonly ref: Ref<HTMLParagraphElement>;
  readonly filter: StatementFilter;
  readonly isEmpty: boolean;
}

/** What is listed, in words (they are printed too), and how to take it along. */
export function StatementHead({ ref, filter, isEmpty }: StatementHeadProps) {
  const { statement } = useCashier();
  const { clock } = usePlayerApp().device;
  const t = useText();
  const format = useFormat();
  const { tab, days } = filter;
  const { from, to } = daysOf(days, clock.now());
  const day = (text: typeof from): string => format.date(startOfDay(text));

  const collect: CollectFile = async (cancellation) => {
    const answer = await statement.collect(filter, cancellation);
    if (!answer.ok) return answer;
    const { rows, whole } = answer.value;
    const text = statementCsv(rows, {
      head: (column) => t(`statement.csv.${column}`),
      type: (row) => t(`statement.type.${row.type}`),
      what: (row) => rowText(row, t),
    });
    const note = t(whole ? 'statement.file.saved' : 'statement.file.part', {
      count: format.number(rows.length),
    });
    return ok({ name: statementCsvName(tab, from, to), text, note });
  };

  return (
    <div className={styles.head}>
      <p ref={ref} tabIndex={-1} className={styles.caption}>
        <strong>{tab === 'all' ? t('statement.caption') : t(`statement.tab.${tab}`)}</strong>{' '}
        {from === to ? day(from) : t('list.range', { from: day(from), to: day(to) })}
      </p>
      <TakeAlong listKey={JSON.stringify([tab, days])} disabled={isEmpty} collect={collect} />
    </div>
  );
}
