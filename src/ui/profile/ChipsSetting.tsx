import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './Profile.module.css';
import { Saved } from './Saved';
import { useSavedTick } from './useSavedTick';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { ChipsDialog } from '@/ui/betting/slip/ChipsDialog';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';

/** The amounts on the slip's chips, and the slip's own dialog to change them. */
export const ChipsSetting = observer(function ChipsSetting() {
  const { betting } = usePlayerApp();
  const { t, format } = useTexts();
  const tick = useSavedTick();
  const [editing, setEditing] = useState(false);
  const { stakeChips } = betting.view;
  const [before, setBefore] = useState(stakeChips);
  return (
    <div className={styles.setting}>
      <span className={styles.what}>
        <span className={styles.named}>
          <span className={styles.label}>{t('chips.title')}</span>
          <Saved shown={tick.shown} />
        </span>
        <span className={styles.hint}>{stakeChips.map((chip) => format.exactSize(chip)).join(' · ')}</span>
      </span>
      <Button
        size="small"
        aria-label={`${t('profile.chips.change')}: ${t('chips.title')}`}
        onClick={() => {
          setBefore(stakeChips);
          setEditing(true);
        }}
      >
        {t('profile.chips.change')}
      </Button>
      <ChipsDialog
        open={editing}
        onClose={() => {
          setEditing(false);
          if (betting.view.stakeChips !== before) tick.show();
        }}
      />
    </div>
  );
});
