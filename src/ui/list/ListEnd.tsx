import { useEffect, useRef } from 'react';
import styles from './ListEnd.module.css';
import type { ReadOn } from './useReadOn';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { LoadFailed } from './LoadFailed';

export interface ListEndProps {
  readonly readOn: ReadOn;
  /** Rows that stand there. */
  readonly rows: number;
  /** Of the whole list. */
  readonly count: number;
  /** Said below the last row: "All 63 bets are shown." */
  readonly all: string;
}

/** About two screens ahead: on a quick line nobody sees the end. Who has jumped past it, to the foot of the page, is near too. */
const AHEAD: IntersectionObserverInit = { rootMargin: '1000000px 0px 1200px 0px' };

/** The end of a list so far: more comes as the reader nears it, and by a button; a part that did not come is asked for again by hand alone. */
export function ListEnd({ readOn, rows, count, all }: ListEndProps) {
  const { t, format } = useTexts();
  const { end, busy, problem, more } = readOn;
  const place = useRef<HTMLDivElement>(null);
  const reads = end === 'more' && problem === null && !busy;
  const go = useRef(more);
  useEffect(() => {
    go.current = more;
  });
  useEffect(() => {
    if (!reads || place.current === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) go.current();
    }, AHEAD);
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [reads, rows]);
  const shown = { shown: format.number(rows), count: format.number(count) };
  return (
    <div ref={place} className={styles.end} data-print="no">
      <p role="status">{end === 'all' ? all : t('list.shownOf', shown)}</p>
      {problem !== null && <LoadFailed message={problem} onRetry={more} />}
      {end === 'more' && problem === null && (
        <Button busy={busy} busyLabel={t('list.moreBusy')} onClick={more}>
          {t('list.more')}
        </Button>
      )}
      {end === 'tooLong' && <p>{t('list.tooLong', shown)}</p>}
    </div>
  );
}
