import styles from './Kyc.module.css';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Card } from '@/ui/kit/list/Card';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** The boxes of what will be there. */
export function KycSkeleton() {
  const t = useText();
  return (
    <div className={styles.layout} aria-busy="true">
      <VisuallyHidden>{t('kyc.loading')}</VisuallyHidden>
      <div className={styles.flow}>
        <Skeleton length="half" />
        <div className={styles.bone}>
          <Skeleton shape="block" />
        </div>
        <div className={styles.bone}>
          <Skeleton shape="block" />
        </div>
      </div>
      <Card title={t('kyc.documents')}>
        <Skeleton length="long" />
      </Card>
    </div>
  );
}
