import { observer } from 'mobx-react-lite';
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
import { OutcomePanel } from './OutcomePanel';
import { slipPriceText } from './slipPriceText';
import { UnknownBet } from './UnknownBet';

export type Decided = Exclude<Placement, { readonly state: 'editing' | 'submitting' }>;

/** What became of the bet, and the one thing to do next. */
export const SlipOutcome = observer(function SlipOutcome({
  id,
  slip,
  placement,
}: {
  readonly id: SlipId;
  readonly slip: BetSlip;
  readonly placement: Decided;
}) {
  const { betting } = usePlayerApp();
  const t = useText();
  const render = useRenderMessage();
  switch (placement.state) {
    case 'delayed':
      return <DelayCountdown until={placement.until} />;
    case 'unknown':
      return <UnknownBet slip={id} betKey={placement.key} overdue={placement.overdue} />;
    case 'accepted':
      return <BetReceipt slip={id} bet={placement.bet} />;
    case 'oddsChanged': {
      // The price goes on moving while the player reads: what can be taken is the price now.
      const preview = betting.preview.execute(id);
      const kind = slip.selection.marketKind;
      const offer = slipPriceText(kind, placement.offer, placement.offerLine);
      const asked = slipPriceText(kind, slip.odds, slip.line);
      const now =
        (preview?.currentOdds ?? null) === null || preview === null
          ? offer
          : slipPriceText(kind, preview.currentOdds ?? placement.offer, preview.currentLine);
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
              <Button variant="ghost" onClick={() => betting.acknowledge.execute(id)}>
                {t('slip.keepMine')}
              </Button>
              <Button variant="primary" onClick={() => betting.takeOffer.execute(id)}>
                {t('slip.takeOffer', { odds: now })}
              </Button>
            </>
          }
        />
      );
    }
    case 'rejected':
      return (
        <OutcomePanel
          tone="negative"
          title={t('slip.rejectedTitle')}
          text={render(serverWords(placement.serverMessage, rejectionMessage(placement.reason)))}
          actions={<Button onClick={() => betting.acknowledge.execute(id)}>{t('slip.back')}</Button>}
        />
      );
  }
});
