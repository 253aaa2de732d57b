import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './MatchList.module.css';

const ROWS = ['a', 'b', 'c', 'd'];
const CELLS = ['a', 'b', 'c', 'd'];

/** The boxes of the list before it comes, so that nothing moves when it does. */
export function MatchListSkeleton() {
  const t = useText();
  return (
    <section className={styles.group} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <header className={styles.groupHead}>
        <Skeleton length="short" />
      </header>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.match}>
            <Skeleton length="short" />
            <Skeleton length="long" />
            <Skeleton length="half" />
          </div>
          <div className={styles.prices}>
            {CELLS.map((cell) => (
              <Skeleton key={cell} shape="cell" />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
