import styles from './Kyc.module.css';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

const ROWS = ['1', '2', '3', '4', '5'];

/** The boxes of what will be there. */
export function KycSkeleton() {
  const t = useText();
  return (
    <div className={styles.layout} aria-busy="true">
      <VisuallyHidden>{t('kyc.loading')}</VisuallyHidden>
      <div className={styles.wizard}>
        <Skeleton length="half" />
        {ROWS.map((each) => (
          <div key={each} className={styles.bone}>
            <Skeleton length="half" />
            <Skeleton length="short" />
          </div>
        ))}
      </div>
    </div>
  );
}
