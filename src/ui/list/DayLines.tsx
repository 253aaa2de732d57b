import { useId, type ReactNode } from 'react';
import styles from './DayLines.module.css';
import lines from './ListLine.module.css';
import type { DayGroup } from '@/domain/shared/groupByDay';
import { addDays, dayAt, startOfDay, type IndianDay } from '@/domain/shared/IndianDay';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';

export interface DayLinesProps<Row> {
  /** Names the list; the day follows it. */
  readonly label: string;
  readonly group: DayGroup<Row>;
  /** Of a day that stands here whole. */
  readonly sum: (rows: readonly Row[]) => ReactNode;
  /** One `ListLine`. */
  readonly line: (row: Row) => ReactNode;
}

/** The rows of one day under its name and its sum. */
export function DayLines<Row>({ label, group, sum, line }: DayLinesProps<Row>) {
  const id = useId();
  const wordsOf = useDayWords();
  const day = wordsOf(group.day);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.day}>
        <span>{day}</span> {group.whole && <span>{sum(group.rows)}</span>}
      </h2>
      <ul className={lines.lines} role="list" aria-label={`${label}, ${day}`}>
        {group.rows.map(line)}
      </ul>
    </section>
  );
}

/** The head of a day whose rows are no lines, and have no sum. */
export function DayHead({ day }: { readonly day: IndianDay | null }) {
  const wordsOf = useDayWords();
  return (
    <h2 className={styles.day}>
      <span>{wordsOf(day)}</span>
    </h2>
  );
}

/** A day as one says it: today, yesterday, or its date. */
function useDayWords(): (day: IndianDay | null) => string {
  const { clock } = usePlayerApp().device;
  const { t, format } = useTexts();
  const today = dayAt(clock.now());
  return (day) => {
    if (day === null) return t('list.noDay');
    if (day === today) return t('list.days.today');
    if (day === addDays(today, -1)) return t('list.days.yesterday');
    return format.date(startOfDay(day));
  };
}
