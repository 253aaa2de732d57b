import { useText } from '@/ui/i18n/useText';
import { SkeletonCard } from '@/ui/kit/feedback/SkeletonCard';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './Withdraw.module.css';

/** The boxes of what comes. */
export function WithdrawSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <VisuallyHidden>
        <span role="status">{t('withdraw.loading')}</span>
      </VisuallyHidden>
      <SkeletonCard lines={['half', 'long', 'half', 'long']} />
      <SkeletonCard lines={['half', 'long', 'half']} />
      <SkeletonCard lines={['half', 'long', 'half']} />
    </div>
  );
}
