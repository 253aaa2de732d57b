import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { Placement } from '@/domain/betting/Placement';
import { rejectionMessage } from '@/domain/betting/rejectionMessage';
import { slipSummary } from '@/domain/betting/slipSummary';
import { say, serverWords } from '@/domain/shared/Message';
import type { SlipId } from '@/domain/shared/ids';
import { priceText } from '@/domain/sports/priceText';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { OutcomePanel } from '../OutcomePanel';
import { betStatusText } from '../betStatusText';
import { referenceOf } from '../referenceOf';
import { DelayCountdown } from './DelayCountdown';
import { LimitsInTheWay } from './LimitsInTheWay';
import { ResultWays } from './ResultWays';

export type Decided = Exclude<Placement, { readonly state: 'editing' | 'unheard' | 'submitting' | 'asking' }>;

export interface OutcomeTextProps {
  readonly id: SlipId;
  readonly slip: BetSlip;
  readonly placement: Decided;
  readonly onDone: () => void;
}

/** What became of a bet, in words, and the ways on. */
export const OutcomeText = observer(function OutcomeText({ id, slip, placement, onDone }: OutcomeTextProps) {
  const { betting, config, sports } = usePlayerApp();
  const { t, format, renderMessage } = useTexts();
  const { marketKind: kind, matchId } = slip.selection;
  switch (placement.state) {
    case 'delayed':
      return <DelayCountdown until={placement.until} bet={placement.bet} />;
    case 'unknown':
      // The reply was lost. Honest words, a reference, and no way to place the same bet by accident.
      return (
        <OutcomePanel
          tone="warning"
          title={t('slip.checking')}
          text={
            <>
              {renderMessage(say(config.capabilities.betKeys ? 'bet.unknown' : 'bet.unknownHere'))}{' '}
              {t('slip.reference', { reference: referenceOf(placement.key) })}
            </>
          }
          actions={
            placement.overdue && (
              <>
                <Link to="/mybets">{t('pages.myBets')}</Link>
                <Button onClick={onDone}>{t('slip.close')}</Button>
              </>
            )
          }
        />
      );
    case 'accepted': {
      const { bet } = placement;
      const waits = bet.status === 'unmatched';
      const ended = bet.profitLoss !== null && (bet.status === 'settled' || bet.status === 'void');
      return (
        <OutcomePanel
          tone={waits || (ended && bet.profitLoss <= 0) ? 'info' : 'positive'}
          title={
            ended ? `${betStatusText(bet, t)} ${format.signedMoney(bet.profitLoss)}` : betStatusText(bet, t)
          }
          text={t('slip.receipt', {
            stake:
              bet.status === 'partlyMatched'
                ? t('slip.partOf', {
                    matched: format.moneyShort(bet.matched),
                    stake: format.moneyShort(bet.stake),
                  })
                : format.moneyShort(waits ? bet.stake : bet.matched),
            odds: priceText(bet.marketKind, bet.odds, bet.line),
            id: bet.id,
          })}
          onClose={onDone}
          closeLabel={t('slip.done')}
          actions={<ResultWays id={id} bet={bet} />}
        />
      );
    }
    case 'oddsChanged': {
      // The price goes on moving while the player reads: what can be taken is the price now.
      const { currentOdds = null, currentLine = null } = betting.preview(id) ?? {};
      const offer = priceText(kind, placement.offer, placement.offerLine);
      const asked = priceText(kind, slip.odds, slip.line);
      const now = currentOdds === null ? offer : priceText(kind, currentOdds, currentLine);
      return (
        <OutcomePanel
          tone="warning"
          text={t('slip.oddsChanged', { from: asked, to: offer, moved: asked === offer ? 'no' : 'yes' })}
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
    case 'ended': {
      // The market closed before the bet was placed: why, and that the stake is where it was.
      const open = sports.view.match(matchId);
      const over = open.state === 'ready' && open.value.match.status === 'finished';
      const { stake } = slipSummary(slip);
      return (
        <OutcomePanel
          tone="warning"
          title={t(over ? 'slip.ended.match' : 'slip.ended.market')}
          text={stake === null ? t('slip.ended.nothing') : t('slip.ended.stake', { stakePaise: stake })}
          actions={<Button onClick={onDone}>{t('slip.ended.remove')}</Button>}
        />
      );
    }
    case 'rejected':
      return (
        <OutcomePanel
          tone="negative"
          title={t('slip.rejectedTitle')}
          text={renderMessage(serverWords(placement.serverMessage, rejectionMessage(placement.reason)))}
          actions={<Button onClick={() => betting.acknowledge(id)}>{t('slip.back')}</Button>}
        >
          {placement.reason === 'selfLimit' && <LimitsInTheWay slip={slip} />}
        </OutcomePanel>
      );
  }
});
