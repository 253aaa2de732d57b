import type { ReactNode, Ref } from 'react';
import styles from './ListHead.module.css';
import { startOfDay, type IndianDay } from '@/domain/shared/IndianDay';
import { daysOf, type ListDays } from '@/domain/shared/listDays';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';

export interface ListHeadProps {
  readonly ref: Ref<HTMLParagraphElement>;
  readonly title: string;
  readonly days: ListDays | 'any';
  /** What else narrows the list. */
  readonly narrowed?: string | false;
  /** How to take the list along. */
  readonly children: ReactNode;
}

/** What is listed, in words; they are printed too, and on a narrow screen only said. */
export function ListHead({ ref, title, days, narrowed = false, children }: ListHeadProps) {
  const { clock } = usePlayerApp().device;
  const { t, format } = useTexts();
  const range = days === 'any' ? null : daysOf(days, clock.now());
  const day = (text: IndianDay): string => format.date(startOfDay(text));
  return (
    <div className={styles.head}>
      <p ref={ref} tabIndex={-1} className={styles.caption}>
        <strong>{title}</strong>
        {range !== null &&
          ` ${range.from === range.to ? day(range.from) : t('list.range', { from: day(range.from), to: day(range.to) })}`}
        {narrowed !== false && `, ${narrowed}`}
      </p>
      {children}
    </div>
  );
}
