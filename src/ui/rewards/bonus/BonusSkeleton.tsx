import styles from './Bonus.module.css';
import { useText } from '@/ui/i18n/useText';
import { SkeletonCard } from '@/ui/kit/feedback/SkeletonCard';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** The boxes of bonuses before they come. */
export function BonusSkeleton({ cards = 3 }: { readonly cards?: number }) {
  const t = useText();
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </p>
      <div className={styles.cards}>
        {Array.from({ length: cards }, (_, card) => (
          <SkeletonCard key={card} lines={['short', 'half', 'full', 'long', 'half', 'long']} />
        ))}
      </div>
    </div>
  );
}
