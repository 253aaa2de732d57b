import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './Exposure.module.css';

/** The rows of a popup before they come. `slow`: it takes long, which is said. */
export function RowSkeleton({ rows, slow = false }: { readonly rows: number; readonly slow?: boolean }) {
  const t = useText();
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p role="status">{slow ? t('list.slow') : <VisuallyHidden>{t('common.loading')}</VisuallyHidden>}</p>
      {Array.from({ length: Math.max(1, Math.min(rows, 10)) }, (_, row) => (
        <Skeleton key={row} length="long" />
      ))}
    </div>
  );
}
