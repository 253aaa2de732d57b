import styles from './Profile.module.css';
import { ProfileSection } from './ProfileSection';
import { Saved } from './Saved';
import { SettingSwitch } from './SettingSwitch';
import { useSavedTick } from './useSavedTick';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { AppearanceFields } from '@/ui/appearance/AppearanceFields';
import { useSavedChoice } from '@/ui/device/savedChoice';
import { doOddsFlash, keepOddsFlash } from '@/ui/appearance/oddsFlash';
import { areShortcutsOn, keepShortcuts } from '@/ui/device/shortcuts';
import { useHasKeys } from '@/ui/device/useHasKeys';

/** How the app looks and listens on this device: the same settings as in the dialog of the menu. */
export function DisplaySection() {
  const { storage } = usePlayerApp().device;
  const t = useText();
  const tick = useSavedTick();
  const hasKeys = useHasKeys();
  const shortcuts = useSavedChoice(areShortcutsOn);
  return (
    <ProfileSection title={t('profile.display')} hint={t('profile.display.hint')}>
      <div className={styles.looks}>
        <AppearanceFields onChosen={tick.show} />
        <Saved shown={tick.shown} />
      </div>
      <SettingSwitch
        label={t('profile.oddsFlash')}
        hint={t('profile.oddsFlash.hint')}
        on={useSavedChoice(doOddsFlash)}
        onSwitch={(on) => keepOddsFlash(document.documentElement, storage, on)}
      />
      {hasKeys && (
        <SettingSwitch
          label={t('shell.shortcuts')}
          hint={t('profile.shortcuts.hint')}
          on={shortcuts}
          onSwitch={(on) => keepShortcuts(storage, on)}
        />
      )}
    </ProfileSection>
  );
}
