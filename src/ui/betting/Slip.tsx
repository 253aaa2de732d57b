import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SlipView } from '@/application/ports/state/BettingState';
import { ChipsDialog } from './ChipsDialog';
import { SlipForm } from './SlipForm';
import { SlipOutcome } from './SlipOutcome';
import { SlipSelection } from './SlipSelection';
import { useSlipFocus } from './useSlipFocus';
import styles from './BetSlip.module.css';

/** One bet that is being made, at whatever stage it is. */
export const Slip = observer(function Slip({ view }: { readonly view: SlipView }) {
  const [editingChips, setEditingChips] = useState(false);
  const { id, slip, placement } = view;
  const editing = placement.state === 'editing' || placement.state === 'submitting';
  const focus = useSlipFocus(slip.selection, placement.state);
  return (
    <div ref={focus.slip} className={styles.slip} onFocus={focus.noteFocus} onBlur={focus.noteFocus}>
      <SlipSelection slip={slip} />
      {editing ? (
        <SlipForm
          id={id}
          slip={slip}
          kept={view.kept === true}
          busy={placement.state === 'submitting'}
          onEditChips={() => setEditingChips(true)}
          giveBack={focus.giveBack}
        />
      ) : (
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
