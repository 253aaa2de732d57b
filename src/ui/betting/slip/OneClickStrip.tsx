import Zap from 'lucide-react/icons/zap';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { Icon } from '@/ui/kit/icons/Icon';
import { OneClickDialog } from './OneClickDialog';
import styles from './BetSlip.module.css';

/** Says at all times whether a tap on a price is a bet, and for how much; and switches that. */
export const OneClickStrip = observer(function OneClickStrip() {
  const { betting, config } = usePlayerApp();
  const { t, format } = useTexts();
  const [asking, setAsking] = useState(false);
  const { oneClick } = betting.view;
  if (!config.capabilities.betPlacement) return null;
  const on = oneClick !== null;
  return (
    <div className={on ? styles.oneClick : styles.oneClickOff}>
      {on && (
        <>
          <Icon of={Zap} />
          <strong role="status">{t('oneClick.on', { stake: format.moneyShort(oneClick.stake) })}</strong>
        </>
      )}
      {/* one button for both: the focus stays on it */}
      <Button
        size="small"
        {...(!on && { variant: 'ghost', icon: Zap })}
        onClick={() => (on ? void betting.switchOneClick(null) : setAsking(true))}
      >
        {t(on ? 'oneClick.turnOff' : 'oneClick.turnOn')}
      </Button>
      <OneClickDialog open={asking} onClose={() => setAsking(false)} />
    </div>
  );
});
