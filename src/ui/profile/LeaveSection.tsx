import { useState } from 'react';
import LogOut from 'lucide-react/icons/log-out';
import { LeaveDeviceDialog } from './LeaveDeviceDialog';
import styles from './Profile.module.css';
import { ProfileSection } from './ProfileSection';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { classNames } from '@/ui/kit/classNames';
import { ForDemo } from '@/ui/session/ForDemo';
import { SignOutDialog } from '@/ui/session/SignOutDialog';
import { useSignOut } from '@/ui/session/useSignOut';

/** Two ways out: with the settings left for the next time, or without a trace. */
export function LeaveSection() {
  const t = useText();
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  return (
    <ProfileSection title={t('profile.session')}>
      <div className={styles.setting}>
        <span className={styles.what}>
          <span className={styles.label}>{t('profile.session.here')}</span>
          <span className={styles.hint}>
            <ForDemo otherwise={t('profile.session.here.hint')}>{t('session.signOut.demo')}</ForDemo>
          </span>
        </span>
        <Button size="small" icon={LogOut} onClick={signOut.ask}>
          {t('shell.signOut')}
        </Button>
      </div>
      <div className={classNames(styles.setting, styles.long)}>
        <span className={styles.what}>
          <span className={styles.label}>{t('profile.session.device')}</span>
          <span className={styles.hint}>{t('profile.session.device.hint')}</span>
        </span>
        <Button size="small" onClick={() => setAsking(true)}>
          {t('profile.session.device.confirm')}
        </Button>
      </div>
      <SignOutDialog {...signOut} />
      <LeaveDeviceDialog open={asking} onClose={() => setAsking(false)} />
    </ProfileSection>
  );
}
