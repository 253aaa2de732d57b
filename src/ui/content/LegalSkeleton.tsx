import styles from './LegalPage.module.css';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

/** Where an operator's own text will stand. */
export function LegalSkeleton() {
  const t = useText();
  return (
    <div className={styles.waiting} role="status" aria-label={t('common.loading')}>
      <Skeleton length="short" />
      <Skeleton />
      <Skeleton length="long" />
      <Skeleton length="half" />
      <Skeleton />
      <Skeleton length="long" />
    </div>
  );
}
