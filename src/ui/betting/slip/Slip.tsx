import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SlipView } from '@/application/ports/state/BettingState';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { Placement } from '@/domain/betting/Placement';
import { priceText } from '@/domain/sports/priceText';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ChipsDialog } from './ChipsDialog';
import { SlipConfirm } from './SlipConfirm';
import { SlipForm } from './SlipForm';
import { SlipOutcome } from './SlipOutcome';
import type { Decided } from './OutcomeText';
import { SlipSelection } from './SlipSelection';
import { UnheardBet } from './UnheardBet';
import { useSlipFocus } from './useSlipFocus';
import styles from './BetSlip.module.css';

type Quoted = Pick<BetSlip, 'odds' | 'line'>;

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
  // The price that was tapped is another by now, and this slip stands at that. Not once the player has chosen odds.
  const moved = slip.odds === view.moved?.to.odds && slip.line === view.moved.to.line ? view.moved : null;
  const quoted = ({ odds, line }: Quoted) => priceText(slip.selection.marketKind, odds, line);
  const focus = useSlipFocus(slip.selection, placement.state);
  return (
    <div ref={focus.slip} className={styles.slip} onFocus={focus.noteFocus} onBlur={focus.noteFocus}>
      <SlipSelection slip={slip} />
      {placement.state === 'unheard' && <UnheardBet of={placement} />}
      {editing && moved !== null && (
        <p className={styles.moved} role="status">
          {t('slip.moved', { from: quoted(moved.from), to: quoted(moved.to) })}
        </p>
      )}
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
