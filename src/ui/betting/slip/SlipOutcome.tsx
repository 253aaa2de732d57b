import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { Placement } from '@/domain/betting/Placement';
import { rejectionMessage } from '@/domain/betting/rejectionMessage';
import { serverWords } from '@/domain/shared/Message';
import type { SlipId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { BetReceipt } from './BetReceipt';
import { DelayCountdown } from './DelayCountdown';
import { EndedSlip } from './EndedSlip';
import { LimitsInTheWay } from './LimitsInTheWay';
import { OutcomePanel } from '../OutcomePanel';
import { priceText } from '@/domain/sports/priceText';
import { UnknownBet } from './UnknownBet';
import { useKeys } from '../useKeys';

export type Decided = Exclude<Placement, { readonly state: 'editing' | 'unheard' | 'submitting' | 'asking' }>;

interface SlipOutcomeProps {
  readonly id: SlipId;
  readonly slip: BetSlip;
  readonly placement: Decided;
}

/** What became of the bet, and the one thing to do next. Escape puts away a slip that is over. */
export const SlipOutcome = observer(function SlipOutcome({
  box,
  giveBack,
  ...outcome
}: SlipOutcomeProps & {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Gives the focus back to where it came from. */
  readonly giveBack: () => void;
}) {
  const { betting } = usePlayerApp();
  const { id, placement } = outcome;
  const over =
    placement.state === 'accepted' ||
    placement.state === 'ended' ||
    (placement.state === 'unknown' && placement.overdue);
  const done = (): void => {
    giveBack();
    betting.acknowledge(id);
  };
  useKeys(box, (event) => {
    if (event.key !== 'Escape' || !over) return;
    event.preventDefault();
    done();
  });
  return (
    <div ref={box} tabIndex={-1}>
      <OutcomeText {...outcome} onDone={done} />
    </div>
  );
});

const OutcomeText = observer(function OutcomeText({
  id,
  slip,
  placement,
  onDone,
}: SlipOutcomeProps & { readonly onDone: () => void }) {
  const { betting } = usePlayerApp();
  const t = useText();
  const render = useRenderMessage();
  switch (placement.state) {
    case 'delayed':
      return <DelayCountdown until={placement.until} />;
    case 'unknown':
      return <UnknownBet betKey={placement.key} overdue={placement.overdue} onDone={onDone} />;
    case 'accepted':
      return <BetReceipt bet={placement.bet} onDone={onDone} />;
    case 'oddsChanged': {
      // The price goes on moving while the player reads: what can be taken is the price now.
      const preview = betting.preview(id);
      const kind = slip.selection.marketKind;
      const offer = priceText(kind, placement.offer, placement.offerLine);
      const asked = priceText(kind, slip.odds, slip.line);
      const now =
        (preview?.currentOdds ?? null) === null || preview === null
          ? offer
          : priceText(kind, preview.currentOdds ?? placement.offer, preview.currentLine);
      return (
        <OutcomePanel
          tone="warning"
          text={t('slip.oddsChanged', {
            from: asked,
            to: offer,
            moved: asked === offer ? 'no' : 'yes',
          })}
          actions={
            <>
              <Button variant="ghost" onClick={() => betting.acknowledge(id)}>
                {t('slip.keepMine')}
              </Button>
              <Button variant="primary" onClick={() => betting.takeOffer(id)}>
                {t('slip.takeOffer', { odds: now })}
              </Button>
            </>
          }
        />
      );
    }
    case 'ended':
      return <EndedSlip slip={slip} onDone={onDone} />;
    case 'rejected':
      return (
        <OutcomePanel
          tone="negative"
          title={t('slip.rejectedTitle')}
          text={render(serverWords(placement.serverMessage, rejectionMessage(placement.reason)))}
          actions={<Button onClick={() => betting.acknowledge(id)}>{t('slip.back')}</Button>}
        >
          {placement.reason === 'selfLimit' && <LimitsInTheWay slip={slip} />}
        </OutcomePanel>
      );
  }
});
