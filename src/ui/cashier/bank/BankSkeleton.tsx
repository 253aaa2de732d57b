import styles from './Bank.module.css';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** The boxes of the accounts before they come. `slow`: it takes long, which is said. */
export function BankSkeleton({ slow }: { readonly slow: boolean }) {
  const t = useText();
  return (
    <div className={styles.pane} aria-busy="true">
      <p role="status" className={styles.lead}>
        {slow ? t('list.slow') : <VisuallyHidden>{t('common.loading')}</VisuallyHidden>}
      </p>
      <div className={styles.list}>
        {[0, 1].map((each) => (
          <span key={each} className={styles.bone}>
            <Skeleton length="half" />
            <Skeleton length="long" />
          </span>
        ))}
      </div>
    </div>
  );
}
