import type { ReactNode, Ref } from 'react';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import { startOfDay } from '@/domain/shared/IndianDay';
import { daysOf } from '@/domain/shared/listDays';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import styles from './MyBetsPage.module.css';

export interface BetsHeadProps {
  readonly ref: Ref<HTMLParagraphElement>;
  readonly filter: BetsFilter;
  /** How to take the list along. */
  readonly children: ReactNode;
}

/** What is listed, in words; they are printed too, and on a narrow screen only said. */
export function BetsHead({ ref, filter, children }: BetsHeadProps) {
  const { clock } = usePlayerApp().device;
  const t = useText();
  const format = useFormat();
  const { tab, segment, days } = filter;
  const { from, to } = daysOf(days, clock.now());
  const day = (text: typeof from): string => format.date(startOfDay(text));
  return (
    <div className={styles.head}>
      <p ref={ref} tabIndex={-1} className={styles.caption}>
        <strong>{t(`myBets.caption.${tab}`)}</strong>{' '}
        {from === to ? day(from) : t('list.range', { from: day(from), to: day(to) })}
        {segment !== 'all' && `, ${t(`myBets.market.${segment}`)}`}
      </p>
      {children}
    </div>
  );
}
