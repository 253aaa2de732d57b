import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SlipView } from '@/application/ports/state/BettingState';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { ChipsDialog } from './ChipsDialog';
import { SlipConfirm } from './SlipConfirm';
import { SlipForm } from './SlipForm';
import { SlipOutcome } from './SlipOutcome';
import { SlipSelection } from './SlipSelection';
import { useSlipFocus } from './useSlipFocus';
import styles from './BetSlip.module.css';

/** One bet that is being made, at whatever stage it is. */
export const Slip = observer(function Slip({ view }: { readonly view: SlipView }) {
  const { betting } = usePlayerApp();
  const [editingChips, setEditingChips] = useState(false);
  const { id, slip, placement } = view;
  const editing = placement.state === 'editing' || placement.state === 'submitting';
  const busy = placement.state === 'submitting';
  // What is read once more is this very bet: another price, and the form is back.
  const [read, setRead] = useState<BetSlip | null>(null);
  if (read !== null && (read !== slip || !editing)) setRead(null);
  const focus = useSlipFocus(slip.selection, placement.state);
  return (
    <div ref={focus.slip} className={styles.slip} onFocus={focus.noteFocus} onBlur={focus.noteFocus}>
      <SlipSelection slip={slip} />
      {editing && read === slip && (
        <SlipConfirm id={id} slip={slip} busy={busy} onBack={() => setRead(null)} />
      )}
      {editing && read !== slip && (
        <SlipForm
          id={id}
          slip={slip}
          kept={view.kept === true}
          busy={busy}
          onEditChips={() => setEditingChips(true)}
          onPlace={() => {
            if (betting.confirmsPlacing.execute()) setRead(slip);
            else void betting.placeBet.execute(id);
          }}
          giveBack={focus.giveBack}
        />
      )}
      {placement.state !== 'editing' && placement.state !== 'submitting' && (
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
