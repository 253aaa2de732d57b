import { useState } from 'react';
import styles from './Profile.module.css';
import { useProfile } from './ProfileContext';
import { ProfileSection } from './ProfileSection';
import { SettingSwitch } from './SettingSwitch';
import type { Cue, CueChoice } from '@/domain/notices/Cue';
import { AlertsButton } from '@/ui/alerts/AlertsButton';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

const CUES: readonly Cue[] = ['accepted', 'rejected', 'settled', 'won', 'fancy', 'deposited'];

/** Silent until somebody wants otherwise; each cue can be tried. */
export function CueSection() {
  const profile = useProfile();
  const t = useText();
  const [choice, setChoice] = useState(() => profile.cues());
  const canVibrate = typeof navigator.vibrate === 'function';

  function choose(chosen: CueChoice): void {
    profile.chooseCues(chosen);
    setChoice(chosen);
    if (chosen.sound || chosen.vibration) profile.tryCue('accepted');
  }

  return (
    <ProfileSection title={t('profile.cues')} hint={t('profile.cues.hint')}>
      <SettingSwitch
        label={t('profile.sounds')}
        on={choice.sound}
        onSwitch={(sound) => choose({ ...choice, sound })}
      />
      <SettingSwitch
        label={t('profile.vibration')}
        {...(canVibrate ? {} : { hint: t('profile.vibration.none') })}
        on={canVibrate && choice.vibration}
        disabled={!canVibrate}
        onSwitch={(vibration) => choose({ ...choice, vibration })}
      />
      {(choice.sound || choice.vibration) && (
        <div className={styles.tries} role="group" aria-label={t('profile.cues.try')}>
          <span className={styles.hint}>{t('profile.cues.try')}</span>
          {CUES.map((cue) => (
            <Button key={cue} size="small" variant="ghost" onClick={() => profile.tryCue(cue)}>
              {t(`profile.cues.${cue}`)}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.alerts}>
        <AlertsButton />
      </div>
    </ProfileSection>
  );
}
