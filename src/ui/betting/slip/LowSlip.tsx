import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SlipView } from '@/application/ports/state/BettingState';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ChipsDialog } from './ChipsDialog';
import { LowSlipForm } from './LowSlipForm';
import { LowSlipHead } from './LowSlipHead';
import { MovedPrice } from './MovedPrice';
import { OddsNow } from './OddsNow';
import { isForm, SlipStage } from './SlipStage';
import { SlipSettings } from './SlipSettings';
import { useSlipFocus } from './useSlipFocus';
import { BetPlace } from '../BetPlace';
import styles from './LowSlip.module.css';

/** One bet that is being made, on a phone: as low as it can be, over a page that goes on. */
export const LowSlip = observer(function LowSlip({
  view,
  onFold,
  onShowAll,
}: {
  readonly view: SlipView;
  readonly onFold: () => void;
  readonly onShowAll: () => void;
}) {
  const { betting } = usePlayerApp();
  const t = useText();
  const [dialog, setDialog] = useState<'settings' | 'chips' | null>(null);
  const { id, slip, placement } = view;
  const { marketName: market, matchName, side } = slip.selection;
  const focus = useSlipFocus(slip.selection, placement.state);
  const preview = betting.preview(id);
  const busy = placement.state === 'submitting' || placement.state === 'asking';
  const close = (): void => {
    focus.giveBack();
    betting.closeSlip(id);
  };
  const about =
    isForm(placement) && preview?.currentOdds !== null && preview !== null ? (
      <OddsNow id={id} slip={slip} preview={preview} busy={busy} />
    ) : slip.line === null ? (
      <>
        <BetPlace market={market} match={matchName} />
      </>
    ) : (
      t(side === 'back' ? 'slip.winsOver' : 'slip.winsUnder', { market, line: slip.line })
    );
  return (
    <div ref={focus.slip} className={styles.slip} onFocus={focus.noteFocus} onBlur={focus.noteFocus}>
      <LowSlipHead
        selection={slip.selection}
        about={about}
        others={betting.view.slips.length - 1}
        onFold={onFold}
        onShowAll={onShowAll}
        onSettings={() => setDialog('settings')}
        onClose={isForm(placement) && !busy ? close : null}
      />
      {isForm(placement) && <MovedPrice view={view} />}
      <SlipStage view={view} focus={focus} form={LowSlipForm} />
      <SlipSettings
        open={dialog === 'settings'}
        onClose={() => setDialog(null)}
        id={id}
        slip={slip}
        busy={busy}
        onEditChips={() => setDialog('chips')}
      />
      <ChipsDialog open={dialog === 'chips'} onClose={() => setDialog(null)} />
    </div>
  );
});
