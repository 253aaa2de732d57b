import shared from '../Rewards.module.css';
import styles from './Bonus.module.css';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
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
          <div key={card} className={shared.bone}>
            <Skeleton length="short" />
            <Skeleton length="half" />
            <Skeleton />
            <Skeleton length="long" />
            <Skeleton length="half" />
            <Skeleton length="long" />
          </div>
        ))}
      </div>
    </div>
  );
}
