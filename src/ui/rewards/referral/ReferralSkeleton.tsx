import shared from '../Rewards.module.css';
import { ReferralLead } from './ReferralLead';
import { useText } from '@/ui/i18n/useText';
import { SkeletonCard } from '@/ui/kit/feedback/SkeletonCard';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** The boxes of the page before it comes. */
export function ReferralSkeleton() {
  const t = useText();
  return (
    <div className={shared.stack} aria-busy="true">
      <p role="status">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </p>
      <ReferralLead />
      {[0, 1, 2].map((box) => (
        <SkeletonCard key={box} lines={['half', 'full', 'long']} />
      ))}
    </div>
  );
}
