import type { CashOutStage } from '@/application/ports/state/CashOutView';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { CashOutQuoteView } from './CashOutQuoteView';
import { OutcomePanel } from '../OutcomePanel';
import { referenceOf } from '../referenceOf';
import styles from './CashOut.module.css';

export interface CashOutStageProps {
  readonly market: Market;
  readonly stage: CashOutStage;
}

/** One stage of a cash-out, and the one thing to do next. */
export function CashOutStageView({ market, stage }: CashOutStageProps) {
  const { betting } = usePlayerApp();
  const t = useText();
  const format = useFormat();
  const render = useRenderMessage();
  const again = (
    <Button variant="primary" onClick={() => void betting.requestCashOut(market.id)}>
      {t('cashOut.again')}
    </Button>
  );
  const close = <Button onClick={() => betting.closeCashOut()}>{t('common.close')}</Button>;
  switch (stage.state) {
    case 'asking':
      return (
        <div className={styles.waiting}>
          <Spinner size="large" />
          <p role="status">{t('cashOut.asking')}</p>
        </div>
      );
    case 'none':
      return <OutcomePanel tone="warning" text={render(stage.message)} actions={close} />;
    case 'quoted':
      return <CashOutQuoteView market={market} {...stage} />;
    case 'confirming':
      return 'amount' in stage.quote ? (
        <CashOutQuoteView market={market} quote={stage.quote} before={null} until={null} />
      ) : (
        <div className={styles.waiting}>
          <Spinner size="large" />
          <p role="status">{t('cashOut.confirming')}</p>
        </div>
      );
    case 'expired':
      return (
        <div className={styles.stage}>
          <OutcomePanel tone="warning" text={t('cashOut.expired')} />
          <ActionBar>
            {close}
            {again}
          </ActionBar>
        </div>
      );
    case 'unknown':
      return (
        <OutcomePanel
          tone="warning"
          title={t('cashOut.checking')}
          text={t('slip.reference', { reference: referenceOf(stage.key) })}
        />
      );
    case 'unheard':
      return (
        <div className={styles.stage}>
          <OutcomePanel
            tone="warning"
            title={t('slip.unheard.title')}
            text={
              <>
                {t('cashOut.unheard')} {t('slip.reference', { reference: referenceOf(stage.key) })}
              </>
            }
          />
          <ActionBar>
            {close}
            <Button variant="primary" onClick={() => void betting.confirmCashOut()}>
              {t('cashOut.sameAgain')}
            </Button>
          </ActionBar>
        </div>
      );
    case 'done':
      return (
        <OutcomePanel
          tone="positive"
          title={t('cashOut.done')}
          text={t('cashOut.locked', { amount: format.signedMoney(stage.cashOut.amount) })}
          actions={close}
        />
      );
    case 'refused':
      return (
        <div className={styles.stage}>
          <OutcomePanel
            tone="negative"
            title={t('cashOut.notDone')}
            text={t(`cashOut.refused.${stage.reason}`)}
          />
          <ActionBar>
            {close}
            {again}
          </ActionBar>
        </div>
      );
  }
}
