import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CASH_OUT_PARTS } from '@/domain/betting/cashOutPart';
import { waitingOn } from '@/domain/betting/waitingOn';
import type { Paise } from '@/domain/shared/Money';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { RangeField } from '@/ui/kit/field/RangeField';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { CashOutRuleField } from './CashOutRuleField';
import { useCashOutOffer } from './useCashOutOffer';
import styles from './CashOut.module.css';

export interface CashOutPartProps {
  readonly market: Market;
  /** The figure that was pressed, and the percent that it is about. */
  readonly onTake: (shown: Paise, part: number) => void;
}

const HALF = 50;

/** How much of a position to cash out, by a slider; what that brings stands in the button, what the market can bring after it above. */
export const CashOutPart = observer(function CashOutPart({ market, onTake }: CashOutPartProps) {
  const { t, format } = useTexts();
  const waits = waitingOn(market.id, usePlayerApp().betting.view.openBets).length > 0;
  const [part, choose] = useState(HALF);
  const offer = useCashOutOffer(market, part);
  // Once it is level there is no part to take: whoever opened this closes it.
  const amount = offer === null || offer.problem === 'level' ? null : offer.amount;
  const why = offer === null || offer.problem === null || offer.problem === 'level' ? 'stale' : offer.problem;
  const left = offer !== null && 'left' in offer ? offer.left : undefined;
  return (
    <div className={styles.stage}>
      <RangeField
        label={t('cashOut.part.share')}
        value={part}
        min={CASH_OUT_PARTS.least}
        max={CASH_OUT_PARTS.all}
        step={CASH_OUT_PARTS.step}
        says={t('cashOut.part.percent', { part })}
        onValueChange={choose}
      />
      <p className={styles.leftOpen}>
        {left === undefined
          ? t(part === CASH_OUT_PARTS.all && !waits ? 'cashOut.part.none' : 'cashOut.part.leftUnknown')
          : t('cashOut.part.left', {
              best: format.signedMoney(left.best),
              worst: format.signedMoney(left.worst),
            })}
      </p>
      <CashOutRuleField />
      <ActionBar>
        <Button
          variant="primary"
          disabled={amount === null}
          onClick={() => {
            if (amount !== null) onTake(amount, part);
          }}
        >
          {t('cashOut.part.button', { part })}{' '}
          {amount === null ? t(`cashOut.why.${why}`) : format.signedMoney(amount)}
        </Button>
      </ActionBar>
    </div>
  );
});
