import type { Ref } from 'react';
import type { BetsShown } from '@/application/betting/loadBets';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import { betsCsv, betsCsvName } from '@/domain/betting/betsCsv';
import { startOfDay } from '@/domain/shared/IndianDay';
import { daysOf } from '@/domain/shared/listDays';
import { ok } from '@/domain/shared/Result';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { TakeAlong } from '@/ui/list/TakeAlong';
import type { CollectFile } from '@/ui/list/useListFile';
import styles from './MyBetsPage.module.css';

export interface BetsHeadProps {
  readonly ref: Ref<HTMLParagraphElement>;
  readonly filter: BetsFilter;
  readonly shown: BetsShown | null;
}

/** What is listed, in words (they are printed too), and how to take it along. */
export function BetsHead({ ref, filter, shown }: BetsHeadProps) {
  const { betting, device } = usePlayerApp();
  const t = useText();
  const format = useFormat();
  const { tab, segment, days } = filter;
  const { from, to } = daysOf(days, device.clock.now());
  const day = (text: typeof from): string => format.date(startOfDay(text));

  const collect: CollectFile = async (cancellation) => {
    const answer = await betting.collectBets(filter, cancellation);
    if (!answer.ok) return answer;
    const { bets, whole, unread } = answer.value;
    const text = betsCsv(bets, {
      head: (column) => t(`myBets.csv.${column}`),
      side: (side) => t(`myBets.side.${side}`),
      status: (status) => t(`betStatus.${status}`),
    });
    const saved = t(whole ? 'myBets.file.saved' : 'myBets.file.part', { count: format.number(bets.length) });
    const note = unread === 0 ? saved : `${saved} ${t('myBets.file.unread', { count: unread })}`;
    return ok({ name: betsCsvName(tab, from, to), text, note });
  };

  return (
    <div className={styles.head}>
      <p ref={ref} tabIndex={-1} className={styles.caption}>
        <strong>{t(`myBets.caption.${tab}`)}</strong>{' '}
        {from === to ? day(from) : t('list.range', { from: day(from), to: day(to) })}
        {segment !== 'all' && `, ${t(`myBets.market.${segment}`)}`}
      </p>
      <TakeAlong
        listKey={JSON.stringify([tab, segment, days])}
        disabled={shown === null || shown.count === 0}
        collect={collect}
      />
    </div>
  );
}
