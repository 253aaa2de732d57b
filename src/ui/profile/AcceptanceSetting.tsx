import { useState } from 'react';
import styles from './Profile.module.css';
import { useProfile } from './ProfileContext';
import { Saved } from './Saved';
import { useSavedTick } from './useSavedTick';
import type { LastingAcceptance } from '@/domain/betting/BetSlip';
import { useText } from '@/ui/i18n/useText';
import { Segments } from '@/ui/kit/field/Segments';

const CHOICES: readonly LastingAcceptance[] = ['none', 'better'];

/** The same memory as the choice in the slip: what is chosen there last stands here. Any odds is not among them: it holds for one match. */
export function AcceptanceSetting() {
  const { acceptance, chooseAcceptance } = useProfile();
  const t = useText();
  const tick = useSavedTick();
  const [chosen, setChosen] = useState(() => acceptance());
  return (
    <div className={styles.looks}>
      <Segments
        setting
        label={t('profile.acceptance')}
        options={CHOICES.map((id) => ({ id, label: t(`profile.acceptance.${id}`) }))}
        chosen={chosen}
        onChoose={(choice) => {
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
