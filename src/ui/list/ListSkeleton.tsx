import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './ListSkeleton.module.css';

/** The boxes of a page before it comes. `slow`: it takes long, which is said. */
export function ListSkeleton({ rows, slow }: { readonly rows: number; readonly slow: boolean }) {
  const t = useText();
  return (
    <div aria-busy="true">
      <p role="status" className={styles.slow}>
        {slow ? t('list.slow') : <VisuallyHidden>{t('common.loading')}</VisuallyHidden>}
      </p>
      <div className={styles.skeleton}>
        {Array.from({ length: Math.min(rows, 15) }, (_, row) => (
          <div key={row} className={styles.bone}>
            <Skeleton length="long" />
            <Skeleton length="half" />
          </div>
        ))}
      </div>
    </div>
  );
}
