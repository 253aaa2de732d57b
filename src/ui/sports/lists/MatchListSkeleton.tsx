import { useSavedChoice } from '@/ui/device/savedChoice';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { readListDensity } from './listDensity';
import styles from './MatchList.module.css';

const ROWS = Array.from({ length: 14 }, (_, row) => row);

export interface MatchListSkeletonProps {
  readonly withDraw: boolean;
  readonly backOnly: boolean;
  /** A screen of them unless said. */
  readonly rows?: number;
}

/** The list before it comes: real heads, rows and lanes, so that nothing moves when it does. */
export function MatchListSkeleton({ withDraw, backOnly, rows = ROWS.length }: MatchListSkeletonProps) {
  const t = useText();
  const density = useSavedChoice(readListDensity);
  return (
    <section className={styles.group} data-draw={withDraw} data-density={density} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <header className={styles.groupHead}>
        <span className={styles.groupTitle}>
          <span className={styles.groupFold}>
            <Skeleton length="short" />
          </span>
        </span>
      </header>
      {ROWS.slice(0, rows).map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.pin} />
          <div className={styles.match}>
            <span className={styles.top}>
              <Skeleton length="short" />
            </span>
            <span className={styles.boneLine}>
              <Skeleton length="long" />
            </span>
            <span className={styles.boneLine}>
              <Skeleton length="half" />
            </span>
          </div>
          <div className={classNames(styles.prices, backOnly && styles.backOnly)}>
            {(withDraw ? ['1', 'X', '2'] : ['1', '2']).map((outcome) => (
              <span key={outcome} className={styles.unseenPair} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
