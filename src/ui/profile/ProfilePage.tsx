import styles from './Profile.module.css';
import { BettingSection } from './BettingSection';
import { CueSection } from './CueSection';
import { DisplaySection } from './DisplaySection';
import { IdentitySection } from './IdentitySection';
import { LeaveSection } from './LeaveSection';
import { PasswordSection } from './PasswordSection';
import { ProfileGate } from './ProfileGate';
import { ProfileSkeleton } from './ProfileSkeleton';
import { SafePlayLink } from './SafePlayLink';
import { AccountPage } from '@/ui/cashier/account/AccountPage';
import { useText } from '@/ui/i18n/useText';

/** /profile: who the player is here, the password, and every setting; each section saves by itself (CASH-06). */
export function ProfilePage() {
  const t = useText();
  return (
    <AccountPage title={t('profile.title')} back="/home" money={false} isColumn>
      <ProfileGate skeleton={<ProfileSkeleton />}>
        <div className={styles.sections}>
          <IdentitySection />
          <PasswordSection />
          <BettingSection />
          <DisplaySection />
          <CueSection />
          <SafePlayLink />
          <LeaveSection />
        </div>
      </ProfileGate>
    </AccountPage>
  );
}
