import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import type { Ref } from 'react';
import type { BetsShown } from '@/application/betting/LoadBets';
import { daysOf } from '@/domain/betting/BetsFilter';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import { startOfDay } from '@/domain/shared/IndianDay';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import styles from './MyBetsPage.module.css';
import { useBetsFile } from './useBetsFile';

export interface BetsHeadProps {
  readonly ref: Ref<HTMLParagraphElement>;
  readonly filter: BetsFilter;
  readonly shown: BetsShown | null;
}

/** What is listed, in words (they are printed too), and how to take it along. */
export function BetsHead({ ref, filter, shown }: BetsHeadProps) {
  const { clock } = usePlayerApp().device;
  const t = useText();
  const format = useFormat();
  const file = useBetsFile(filter);
  const { from, to } = daysOf(filter, clock.now());
  const day = (text: typeof from): string => format.date(startOfDay(text));
  const nothing = shown === null || shown.count === 0;
  return (
    <div className={styles.head}>
      <p ref={ref} tabIndex={-1} className={styles.caption}>
        <strong>{t(`myBets.caption.${filter.tab}`)}</strong>{' '}
        {from === to ? day(from) : t('myBets.range', { from: day(from), to: day(to) })}
        {filter.segment !== 'all' && `, ${t(`myBets.market.${filter.segment}`)}`}
      </p>
      <div className={styles.take} data-print="no">
        <Button
          size="small"
          icon={Download}
          disabled={nothing}
          busy={file.busy}
          busyLabel={t('myBets.file.busy')}
          onClick={file.save}
        >
          {t('myBets.file.save')}
        </Button>
        <Button size="small" icon={Printer} disabled={nothing} onClick={() => print()}>
          {t('myBets.print')}
        </Button>
      </div>
      <p role="status" className={styles.note} data-print="no">
        {file.note}
      </p>
    </div>
  );
}
