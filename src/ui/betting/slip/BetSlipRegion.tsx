import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { PhoneSlip } from './PhoneSlip';
import { SlipTabs } from './SlipTabs';
import styles from './BetSlip.module.css';

/** The bet slip: a column beside the prices, or low over them on a phone. */
export const BetSlipRegion = observer(function BetSlipRegion() {
  const { betting } = usePlayerApp();
  const t = useText();
  const wide = useMediaQuery('(width >= 56.25em)');
  useEffect(() => void betting.loadOpenBets(), [betting]);
  if (!wide) return <PhoneSlip />;
  return (
    <aside className={styles.column} aria-label={t('slip.title')}>
      <SlipTabs />
    </aside>
  );
});
