import { RewardsGate } from '../RewardsGate';
import { ReferralPane } from './ReferralPane';
import { ReferralSkeleton } from './ReferralSkeleton';
import { AccountPage } from '@/ui/cashier/account/AccountPage';
import { useText } from '@/ui/i18n/useText';

/** /referral: the code to pass on, who came by it, and what they brought. REWARD-02. */
export function ReferralPage() {
  const t = useText();
  return (
    <AccountPage title={t('pages.referral')} back="/home" isColumn>
      <RewardsGate skeleton={<ReferralSkeleton />}>
        {({ referral }) => <ReferralPane app={referral} />}
      </RewardsGate>
    </AccountPage>
  );
}
