import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './MatchList.module.css';

const ROWS = ['a', 'b', 'c', 'd'];
const PAIRS = ['1', '2', 'X'];
const SIDES = ['back', 'lay'];

/** The boxes of the list before it comes, so that nothing moves when it does. */
export function MatchListSkeleton({ pairs }: { readonly pairs: number }) {
  const t = useText();
  return (
    <section className={styles.group} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <header className={styles.groupHead}>
        <Skeleton length="short" />
      </header>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.pin} />
          <div className={styles.match}>
            <span className={styles.boneLine}>
              <Skeleton length="short" />
            </span>
            <span className={styles.boneLine}>
              <Skeleton length="long" />
            </span>
            <span className={styles.boneLine}>
              <Skeleton length="half" />
            </span>
          </div>
          <div className={styles.prices}>
            {PAIRS.slice(0, pairs).map((pair) => (
              <span key={pair} className={styles.pair}>
                {SIDES.map((side) => (
                  <Skeleton key={side} shape="cell" />
                ))}
              </span>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
