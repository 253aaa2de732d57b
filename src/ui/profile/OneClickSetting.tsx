import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './Profile.module.css';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { OneClickDialog } from '@/ui/betting/slip/OneClickDialog';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';

/** The same switch as in the slip, with the same questions; it is off again with the session, and never saved. */
export const OneClickSetting = observer(function OneClickSetting({ blocked }: { readonly blocked: boolean }) {
  const { betting, config } = usePlayerApp();
  const { t, format } = useTexts();
  const [asking, setAsking] = useState(false);
  const { oneClick } = betting.view;
  const offered = config.capabilities.betPlacement;
  return (
    <div className={styles.setting}>
      <span className={styles.what}>
        <span className={styles.label}>{t('oneClick.title')}</span>
        <span className={styles.hint} role="status">
          {!offered && t('profile.oneClick.notOffered')}
          {offered && blocked && t('profile.oneClick.blocked')}
          {offered && !blocked && oneClick === null && t('profile.oneClick.off')}
          {offered &&
            !blocked &&
            oneClick !== null &&
            t('profile.oneClick.on', { stake: format.moneyShort(oneClick.stake) })}
        </span>
      </span>
      {oneClick !== null ? (
        <Button size="small" onClick={() => void betting.switchOneClick(null)}>
          {t('profile.oneClick.turnOff')}
        </Button>
      ) : (
        <Button size="small" disabled={blocked || !offered} onClick={() => setAsking(true)}>
          {t('profile.oneClick.turnOn')}
        </Button>
      )}
      <OneClickDialog open={asking} onClose={() => setAsking(false)} />
    </div>
  );
});
