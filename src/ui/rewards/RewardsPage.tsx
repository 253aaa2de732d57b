import { BonusDetailPage } from './bonus/BonusDetailPage';
import { BonusPage } from './bonus/BonusPage';
import { ReferralPage } from './referral/ReferralPage';
import type { PageProps } from '@/ui/navigation/PageProps';

/** The three pages of rewards in one script: they share most of it, and the first visit has to know one name only. */
export function RewardsPage(props: PageProps) {
  switch (props.route.page) {
    case 'bonusDetail':
      return <BonusDetailPage {...props} />;
    case 'referral':
      return <ReferralPage />;
    default:
      return <BonusPage />;
  }
}
