import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SlipView } from '@/application/ports/state/BettingState';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { Placement } from '@/domain/betting/Placement';
import { cleanText } from '@/domain/shared/cleanText';
import { priceText } from '@/domain/sports/priceText';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { sideKey } from '../sideKey';
import { OutcomePanel } from '../OutcomePanel';
import { referenceOf } from '../referenceOf';
import { ChipsDialog } from './ChipsDialog';
import { SlipConfirm } from './SlipConfirm';
import { SlipForm } from './SlipForm';
import { SlipOutcome } from './SlipOutcome';
import type { Decided } from './OutcomeText';
import { useSlipFocus } from './useSlipFocus';
import styles from './BetSlip.module.css';

type Quoted = Pick<BetSlip, 'odds' | 'line'>;

/** One bet that is being made, at whatever stage it is. */
export const Slip = observer(function Slip({ view }: { readonly view: SlipView }) {
  const { betting } = usePlayerApp();
  const t = useText();
  const [editingChips, setEditingChips] = useState(false);
  const { id, slip, placement } = view;
  const { marketKind, marketName: market, matchName, runnerName, side } = slip.selection;
  const editing = isForm(placement);
  const asking = placement.state === 'asking';
  const busy = asking || placement.state === 'submitting';
  const busyLabel = t(asking ? 'slip.askingEarlier' : 'common.submitting');
  // What is read once more is this very bet: another price, and the form is back.
  const [read, setRead] = useState<BetSlip | null>(null);
  if (read !== null && (read !== slip || !editing)) setRead(null);
  // The price that was tapped is another by now, and this slip stands at that. Not once the player has chosen odds.
  const moved = slip.odds === view.moved?.to.odds && slip.line === view.moved.to.line ? view.moved : null;
  const quoted = ({ odds, line }: Quoted) => priceText(marketKind, odds, line);
  const focus = useSlipFocus(slip.selection, placement.state);
  return (
    <div ref={focus.slip} className={styles.slip} onFocus={focus.noteFocus} onBlur={focus.noteFocus}>
      <div className={classNames(styles.selection, styles[side])}>
        <p className={styles.sideWord}>{t(sideKey(marketKind, side))}</p>
        <p className={styles.runner}>
          <bdi>{runnerName}</bdi>
        </p>
        <p className={styles.where}>
          <bdi>{market}</bdi> · <bdi>{matchName}</bdi>
        </p>
        {slip.line !== null && (
          // On runs a sentence says when the bet wins.
          <p className={styles.wins}>
            {t(side === 'back' ? 'slip.winsOver' : 'slip.winsUnder', { market, line: slip.line })}
          </p>
        )}
      </div>
      {placement.state === 'unheard' && (
        // The server has never seen it: it can be placed again, under the same key.
        <OutcomePanel
          tone="warning"
          title={t('slip.unheard.title')}
          text={
            <>
              {t('slip.unheard.text')} {t('slip.reference', { reference: referenceOf(placement.key) })}
              {placement.serverMessage !== undefined && (
                <>
                  {' '}
                  <bdi>{cleanText(placement.serverMessage)}</bdi>
                </>
              )}
            </>
          }
          actions={<Link to="/mybets">{t('slip.myBets')}</Link>}
        />
      )}
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
