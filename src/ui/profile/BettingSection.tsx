import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { OneClickSetting } from './OneClickSetting';
import { useProfile } from './ProfileContext';
import { ProfileSection } from './ProfileSection';
import { AcceptanceSetting } from './AcceptanceSetting';
import { ChipsSetting } from './ChipsSetting';
import { SettingSwitch } from './SettingSwitch';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';

/** What the bet slip starts with and asks; a slip that is open has the same settings beside its stake. */
export const BettingSection = observer(function BettingSection() {
  const { betting } = usePlayerApp();
  const { chooseConfirm } = useProfile();
  const t = useText();
  const [confirms, setConfirms] = useState(() => betting.confirmsPlacing());
  return (
    <ProfileSection title={t('profile.betting')} hint={t('profile.betting.hint')}>
      <AcceptanceSetting />
      <ChipsSetting />
      <SettingSwitch
        label={t('profile.confirm')}
        hint={t('profile.confirm.hint')}
        on={confirms}
        onSwitch={(on) => {
          chooseConfirm(on);
          setConfirms(on);
        }}
      />
      <OneClickSetting blocked={confirms} />
    </ProfileSection>
  );
});
