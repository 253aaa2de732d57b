import type { ReactNode, Ref } from 'react';
import styles from './Statement.module.css';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import { startOfDay } from '@/domain/shared/IndianDay';
import { daysOf } from '@/domain/shared/listDays';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';

export interface StatementHeadProps {
  readonly ref: Ref<HTMLParagraphElement>;
  readonly filter: StatementFilter;
  /** How to take the list along. */
  readonly children: ReactNode;
}

/** What is listed, in words; they are printed too, and on a narrow screen only said. */
export function StatementHead({ ref, filter, children }: StatementHeadProps) {
  const { clock } = usePlayerApp().device;
  const t = useText();
  const format = useFormat();
  const { tab, days } = filter;
  const { from, to } = daysOf(days, clock.now());
  const day = (text: typeof from): string => format.date(startOfDay(text));
  return (
    <div className={styles.head}>
      <p ref={ref} tabIndex={-1} className={styles.caption}>
        <strong>{tab === 'all' ? t('statement.caption') : t(`statement.tab.${tab}`)}</strong>{' '}
        {from === to ? day(from) : t('list.range', { from: day(from), to: day(to) })}
      </p>
      {children}
    </div>
  );
}
