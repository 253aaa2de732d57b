import { useState } from 'react';
import styles from './Profile.module.css';
import { useProfile } from './ProfileContext';
import { Saved } from './Saved';
import { useSavedTick } from './useSavedTick';
import { ODDS_STEPS, type LastingAcceptance } from '@/domain/betting/BetSlip';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Segments } from '@/ui/kit/field/Segments';

const CHOICES: readonly LastingAcceptance[] = ['none', 'better', ...ODDS_STEPS];

/** The same memory as the choice in the slip: what is chosen there last stands here. Any odds is not among them: it holds for one match. */
export function AcceptanceSetting() {
  const { acceptance, chooseAcceptance } = useProfile();
  const t = useText();
  const { oddsBound } = useFirstPage().config.capabilities;
  const choices = CHOICES.filter((each) => oddsBound || typeof each !== 'number');
  const tick = useSavedTick();
  const [chosen, setChosen] = useState(() => acceptance());
  return (
    <div className={styles.looks}>
      <Segments
        setting
        label={t('profile.acceptance')}
        options={choices.map((each) => ({
          id: String(each),
          label:
            typeof each === 'number'
              ? t('profile.acceptance.steps', { steps: each })
              : t(`profile.acceptance.${each}`),
        }))}
        chosen={String(chosen)}
        onChoose={(id) => {
          const choice = choices.find((each) => String(each) === id) ?? chosen;
          chooseAcceptance(choice);
          setChosen(choice);
          tick.show();
        }}
      />
      <p className={styles.hint}>{t('profile.acceptance.hint')}</p>
      <Saved shown={tick.shown} />
    </div>
  );
}
