import { observer } from 'mobx-react-lite';
import { useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { SlipView } from '@/application/ports/state/BettingState';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { Placement } from '@/domain/betting/Placement';
import { cleanText } from '@/domain/shared/cleanText';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { OutcomePanel } from '../OutcomePanel';
import { referenceOf } from '../referenceOf';
import { SlipConfirm } from './SlipConfirm';
import { SlipDoubts } from './SlipDoubts';
import { SlipOutcome } from './SlipOutcome';
import type { Decided } from './OutcomeText';
import type { SlipEntryProps } from './useSlipEntry';
import type { SlipFocus } from './useSlipFocus';

/** The stage that a bet is at: being made, read once more, on its way, or what became of it. */
export const SlipStage = observer(function SlipStage({
  view,
  focus,
  form: Form,
}: {
  readonly view: SlipView;
  readonly focus: SlipFocus;
  /** How its form is drawn. */
  readonly form: ComponentType<SlipEntryProps>;
}) {
  const { betting } = usePlayerApp();
  const t = useText();
  const { id, slip, placement, doubts = [] } = view;
  const editing = isForm(placement);
  const asking = placement.state === 'asking';
  const busy = asking || placement.state === 'submitting';
  const busyLabel = t(asking ? 'slip.askingEarlier' : 'common.submitting');
  // What is read once more is this very bet: another price, and the form is back.
  const [read, setRead] = useState<BetSlip | null>(null);
  if (read !== null && (read !== slip || !editing)) setRead(null);
  if (!editing)
    return (
      <SlipOutcome id={id} slip={slip} placement={placement} box={focus.outcome} giveBack={focus.giveBack} />
    );
  return (
    <>
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
          actions={<Link to="/mybets">{t('pages.myBets')}</Link>}
        />
      )}
      {doubts.length > 0 ? (
        <SlipDoubts id={id} slip={slip} doubts={doubts} />
      ) : read === slip ? (
        <SlipConfirm id={id} slip={slip} busy={busy} busyLabel={busyLabel} onBack={() => setRead(null)} />
      ) : (
        <Form
          id={id}
          slip={slip}
          saved={view.saved === true}
          busy={busy}
          busyLabel={busyLabel}
          onPlace={() => {
            if (betting.confirmsPlacing()) setRead(slip);
            else void betting.place(id);
          }}
          giveBack={focus.giveBack}
        />
      )}
    </>
  );
});

export function isForm(placement: Placement): placement is Exclude<Placement, Decided> {
  const { state } = placement;
  return state === 'editing' || state === 'unheard' || state === 'submitting' || state === 'asking';
}
