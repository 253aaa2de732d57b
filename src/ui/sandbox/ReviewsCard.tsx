import Gavel from 'lucide-react/icons/gavel';
import { ReviewRow } from './ReviewRow';
import styles from './Sandbox.module.css';
import { useReviews } from './useReviews';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

export interface ReviewsCardProps {
  readonly tools: SandboxTools;
  /** Of this request alone; then there is no card when it does not wait. */
  readonly only?: string;
}

/** The operator's desk: what waits for a decision, to be decided on demand. Marked as what it is: no real player has it. */
export function ReviewsCard({ tools, only }: ReviewsCardProps) {
  const t = useText();
  const { reviews, decide } = useReviews(tools);
  const shown = reviews.filter(({ id }) => only === undefined || id === only);
  if (only !== undefined && shown.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('sandbox.reviews.title')}>
      <h3 className={styles.title}>
        <Icon of={Gavel} size={16} />
        {t('sandbox.reviews.title')}
        <span className={styles.tag}>{t('sandbox.tag')}</span>
      </h3>
      {shown.length === 0 ? (
        <p className={styles.none}>{t('sandbox.reviews.none')}</p>
      ) : (
        <>
          <p className={styles.meta}>{t('sandbox.reviews.about')}</p>
          <ul className={styles.messages} role="list">
            {shown.map((review) => (
              <ReviewRow key={review.id} review={review} decide={decide} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
