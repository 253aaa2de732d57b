import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SlipView } from '@/application/ports/state/BettingState';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { Placement } from '@/domain/betting/Placement';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ChipsDialog } from './ChipsDialog';
import { MovedPrice } from './MovedPrice';
import { SlipConfirm } from './SlipConfirm';
import { SlipForm } from './SlipForm';
import { SlipOutcome } from './SlipOutcome';
import type { Decided } from './SlipOutcome';
import { SlipSelection } from './SlipSelection';
import { UnheardBet } from './UnheardBet';
import { useSlipFocus } from './useSlipFocus';
import styles from './BetSlip.module.css';

/** One bet that is being made, at whatever stage it is. */
export const Slip = observer(function Slip({ view }: { readonly view: SlipView }) {
  const { betting } = usePlayerApp();
  const t = useText();
  const [editingChips, setEditingChips] = useState(false);
  const { id, slip, placement } = view;
  const editing = isForm(placement);
  const asking = placement.state === 'asking';
  const busy = asking || placement.state === 'submitting';
  const busyLabel = t(asking ? 'slip.askingEarlier' : 'common.submitting');
  // What is read once more is this very bet: another price, and the form is back.
  const [read, setRead] = useState<BetSlip | null>(null);
  if (read !== null && (read !== slip || !editing)) setRead(null);
  const focus = useSlipFocus(slip.selection, placement.state);
  return (
    <div ref={focus.slip} className={styles.slip} onFocus={focus.noteFocus} onBlur={focus.noteFocus}>
      <SlipSelection slip={slip} />
      {placement.state === 'unheard' && <UnheardBet of={placement} />}
      {editing && view.moved !== undefined && <MovedPrice slip={slip} moved={view.moved} />}
      {editing && read === slip && (
        <SlipConfirm id={id} slip={slip} busy={busy} busyLabel={busyLabel} onBack={() => setRead(null)} />
      )}
      {editing && read !== slip && (
        <SlipForm
          id={id}
          slip={slip}
          saved={view.saved === true}
          busy={busy}
          busyLabel={busyLabel}
          onEditChips={() => setEditingChips(true)}
          onPlace={() => {
            if (betting.confirmsPlacing()) setRead(slip);
            else void betting.place(id);
          }}
          giveBack={focus.giveBack}
        />
      )}
      {!isForm(placement) && (
        <SlipOutcome
          id={id}
          slip={slip}
          placement={placement}
          box={focus.outcome}
          giveBack={focus.giveBack}
        />
      )}
      <ChipsDialog open={editingChips} onClose={() => setEditingChips(false)} />
    </div>
  );
});

function isForm(placement: Placement): placement is Exclude<Placement, Decided> {
  const { state } = placement;
  return state === 'editing' || state === 'unheard' || state === 'submitting' || state === 'asking';
}
