import styles from './Profile.module.css';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

/** The boxes of the sections, until they are there. */
export function ProfileSkeleton() {
  const t = useText();
  return (
    <div className={styles.sections} aria-busy="true" aria-label={t('common.loading')} role="status">
      <div className={styles.tallBone}>
        <Skeleton shape="block" />
      </div>
      {[1, 2, 3].map((at) => (
        <div key={at} className={styles.bone}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}
