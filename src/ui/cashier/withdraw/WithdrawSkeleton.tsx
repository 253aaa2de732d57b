import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
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
      {[4, 3, 3].map((lines, box) => (
        <div key={box} className={styles.bone}>
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} length={line % 2 === 0 ? 'half' : 'long'} />
          ))}
        </div>
      ))}
    </div>
  );
}
