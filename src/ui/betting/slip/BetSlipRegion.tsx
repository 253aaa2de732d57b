import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Selection } from '@/domain/betting/BetSlip';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { BottomSheet } from '@/ui/kit/layer/BottomSheet';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { SlipPeek } from './SlipPeek';
import { SlipTabs } from './SlipTabs';
import { useActiveSlip } from './useActiveSlip';
import styles from './BetSlip.module.css';

/** Selections that brought the sheet up once: on the next page they wait in its bar. */
const brought = new WeakSet<Selection>();

/** The bet slip: a column beside the prices, or a sheet from below on a phone. */
export const BetSlipRegion = observer(function BetSlipRegion() {
  const { betting } = usePlayerApp();
  const t = useText();
  const wide = useMediaQuery('(width >= 56.25em)');
  const hasSlip = betting.view.slips.length > 0;
  const active = useActiveSlip();
  const selection = active?.slip.selection;
  const saved = active?.saved === true;
  useEffect(() => void betting.loadOpenBets(), [betting]);
  useEffect(() => {
    if (selection !== undefined) brought.add(selection);
  }, [selection]);
  // A tap on a price brings the sheet up; closing the last slip takes it down. Not in an effect: the slip would be a frame late.
  const [seen, see] = useState(selection);
  const [up, setUp] = useState(() => selection !== undefined && !saved && !brought.has(selection));
  if (seen !== selection) {
    see(selection);
    if (!saved) setUp(hasSlip);
  }

  if (wide) {
    return (
      <aside className={styles.column} aria-label={t('slip.title')}>
        <SlipTabs />
      </aside>
    );
  }
  return (
    <BottomSheet
      open={up}
      onOpenChange={setUp}
      title={t('slip.title')}
      closeLabel={t('slip.hide')}
      peek={<SlipPeek />}
      aboveNav
    >
      <SlipTabs />
    </BottomSheet>
  );
});
