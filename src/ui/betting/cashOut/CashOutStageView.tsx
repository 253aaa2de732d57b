import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CashOutStage } from '@/application/ports/state/CashOutView';
import type { CashOut } from '@/domain/betting/CashOut';
import { isLevelByBets, openPositions } from '@/domain/betting/openPositions';
import type { BetKey } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { CashOutQuoteView } from './CashOutQuoteView';
import { OutcomePanel, type OutcomePanelProps } from '../OutcomePanel';
import { referenceOf } from '../referenceOf';
import styles from './CashOut.module.css';

export interface CashOutStageProps {
  readonly market: Market;
  readonly stage: CashOutStage;
  /** Something on this market still waits to be matched. */
  readonly waits: boolean;
}

/** One stage of a cash-out, and the one thing to do next. */
export const CashOutStageView = observer(function CashOutStageView({
  market,
  stage,
  waits,
}: CashOutStageProps) {
  const { betting } = usePlayerApp();
  const { t, format, renderMessage } = useTexts();
  const again = (
    <Button variant="primary" onClick={() => void betting.requestCashOut(market.id)}>
      {t('cashOut.again')}
    </Button>
  );
  const close = <Button onClick={() => betting.closeCashOut()}>{t('common.close')}</Button>;
  const reference = (key: BetKey) => t('slip.reference', { reference: referenceOf(key) });
  const waiting = (text: string) => (
    <div className={styles.waiting}>
      <Spinner size="large" />
      <p role="status">{text}</p>
    </div>
  );
  const goesOn = (outcome: OutcomePanelProps, way: ReactNode) => (
    <div className={styles.stage}>
      <OutcomePanel {...outcome} />
      <ActionBar>
        {close}
        {way}
      </ActionBar>
    </div>
  );
  const doneText = ({ part, amount: brought }: CashOut) => {
    const amount = format.signedMoney(brought);
    if (part !== undefined) return t('cashOut.part.done', { part, amount });
    return t(waits ? 'cashOut.lockedWaiting' : 'cashOut.locked', { amount });
  };
  switch (stage.state) {
    case 'asking':
      return waiting(t('cashOut.asking'));
    case 'none':
      return <OutcomePanel tone="warning" text={renderMessage(stage.message)} actions={close} />;
    case 'quoted':
      return <CashOutQuoteView market={market} waits={waits} {...stage} />;
    case 'confirming':
      return 'amount' in stage.quote ? (
        <CashOutQuoteView market={market} waits={waits} quote={stage.quote} before={null} until={null} />
      ) : (
        waiting(t('cashOut.confirming'))
      );
    case 'expired':
      return goesOn({ tone: 'warning', text: t('cashOut.expired') }, again);
    case 'unknown':
      return <OutcomePanel tone="warning" title={t('cashOut.checking')} text={reference(stage.key)} />;
    case 'unheard':
      return goesOn(
        {
          tone: 'warning',
          title: t('slip.unheard.title'),
          text: `${t('cashOut.unheard')} ${reference(stage.key)}`,
        },
        <Button variant="primary" onClick={() => void betting.confirmCashOut()}>
          {t('cashOut.sameAgain')}
        </Button>,
      );
    case 'done':
      return (
        <OutcomePanel
          tone="positive"
          title={t('cashOut.done')}
          text={doneText(stage.cashOut)}
          actions={close}
        />
      );
    case 'refused': {
      // Not for any refusal: a market that is shut says so, whatever the bets on it come to.
      const isDone =
        stage.reason === 'quoteChanged' &&
        openPositions(betting.view.openBets).some(
          (each) => each.marketId === market.id && isLevelByBets(each),
        );
      if (isDone)
        return (
          <OutcomePanel
            tone="info"
            title={t('cashOut.doneBefore')}
            text={t('cashOut.doneBefore.text')}
            actions={close}
          />
        );
      const text = t(`cashOut.refused.${stage.reason}`);
      return goesOn({ tone: 'negative', title: t('cashOut.notDone'), text }, again);
    }
  }
});
