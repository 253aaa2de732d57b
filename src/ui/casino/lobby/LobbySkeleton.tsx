import styles from './GameGrid.module.css';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

const BONES = Array.from({ length: 18 }, (_, at) => at);

/** The grid's own boxes, empty. */
export function LobbySkeleton({ large }: { readonly large: boolean }) {
  const t = useText();
  return (
    <div className={styles.frame} role="status" aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div className={classNames(styles.grid, large && styles.large)}>
        {BONES.map((bone) => (
          <div key={bone} className={styles.bone}>
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </div>
  );
}
