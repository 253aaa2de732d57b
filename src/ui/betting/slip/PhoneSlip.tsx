import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Selection } from '@/domain/betting/BetSlip';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { BottomSheet } from '@/ui/kit/layer/BottomSheet';
import { Dock } from '@/ui/kit/layer/Dock';
import { LowSlip } from './LowSlip';
import { LowSlips } from './LowSlips';
import { SlipPeek } from './SlipPeek';
import { SlipTabs } from './SlipTabs';
import { isForm } from './SlipStage';
import { useActiveSlip } from './useActiveSlip';

/** Selections that brought their slip up once: on the next page they wait in its bar. */
const brought = new WeakSet<Selection>();

/** The price that was tapped stays in sight above the slip. */
function showPicked(): void {
  document.querySelector('main [data-price-cell][aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
}

/** On a phone: the slip at hand lies low over the page; else a bar says what waits, and leads to it. */
export const PhoneSlip = observer(function PhoneSlip() {
  const { betting } = usePlayerApp();
  const t = useText();
  const { slips, openBets, pending, oneClick } = betting.view;
  const active = useActiveSlip();
  const selection = active?.slip.selection;
  const saved = active?.saved === true;
  useEffect(() => {
    if (selection === undefined) return undefined;
    brought.add(selection);
    const frame = requestAnimationFrame(showPicked);
    return () => cancelAnimationFrame(frame);
  }, [selection]);
  // A tap on a price brings the slip up. Not in an effect: it would be a frame late.
  const [seen, see] = useState(selection);
  const [up, setUp] = useState(() => selection !== undefined && !saved && !brought.has(selection));
  const [listed, setListed] = useState(false);
  const [all, setAll] = useState(false);
  if (seen !== selection) {
    see(selection);
    if (!saved) setUp(selection !== undefined);
    if (selection !== undefined) setListed(false);
    // Another slip that comes to hand because one was put away leaves the list of them as it is.
    if (selection !== undefined && !brought.has(selection)) setAll(false);
  }
  if (active !== null && up && !listed) {
    return (
      <Dock
        label={t('slip.title')}
        onClose={() => setUp(false)}
        onResize={showPicked}
        aboveNav={!isForm(active.placement)}
      >
        {all && slips.length > 1 ? (
          <LowSlips
            onChoose={() => setAll(false)}
            onShowOpenBets={() => setListed(true)}
            onFold={() => setUp(false)}
          />
        ) : (
          <LowSlip view={active} onFold={() => setUp(false)} onShowAll={() => setAll(true)} />
        )}
      </Dock>
    );
  }
  const waits = slips.length > 0 || openBets.length > 0 || pending.length > 0 || oneClick !== null;
  return (
    <BottomSheet
      open={listed}
      onOpenChange={(open) => {
        if (open && active !== null) setUp(true);
        else setListed(open);
      }}
      title={t('slip.title')}
      closeLabel={t('slip.hide')}
      {...(waits ? { peek: <SlipPeek /> } : {})}
      aboveNav
    >
      <SlipTabs
        onChoose={() => {
          setListed(false);
          setUp(true);
        }}
      />
    </BottomSheet>
  );
});
