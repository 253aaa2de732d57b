import shared from '../Rewards.module.css';
import { ReferralLead } from './ReferralLead';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
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
        <div key={box} className={shared.bone}>
          <Skeleton length="half" />
          <Skeleton />
          <Skeleton length="long" />
        </div>
      ))}
    </div>
  );
}
