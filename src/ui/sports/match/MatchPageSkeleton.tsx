import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './MatchPage.module.css';

export function MatchPageSkeleton() {
  const t = useText();
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton length="short" />
        <Skeleton length="half" />
        <div className={styles.boardSkeleton}>
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={styles.marketSkeleton}>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
