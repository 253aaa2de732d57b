import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { slipSummary } from '@/domain/betting/slipSummary';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { Facts } from '@/ui/kit/list/Facts';
import { DoubtLines } from './DoubtLines';
import { SlipFigures } from './SlipFigures';
import { priceText } from '@/domain/sports/priceText';
import { useKeys } from '../useKeys';
import type { SlipEntryProps } from './useSlipEntry';
import styles from './BetSlip.module.css';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';

export interface SlipConfirmProps extends Pick<SlipEntryProps, 'id' | 'slip' | 'busy' | 'busyLabel'> {
  readonly onBack: () => void;
}

/** For a player who wants to read a bet once more. The focus is on the whole, not on its button: an Enter that is held places nothing. */
export const SlipConfirm = observer(function SlipConfirm({
  id,
  slip,
  busy,
  busyLabel,
  onBack,
}: SlipConfirmProps) {
  const { betting } = usePlayerApp();
  const { t, format, renderMessage } = useTexts();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  useKeys(box, (event) => {
    if (event.key !== 'Escape' || busy) return;
    event.preventDefault();
    onBack();
  });
  const kind = slip.selection.marketKind;
  const { stake } = slipSummary(slip);
  const preview = betting.preview(id);
  const problem = preview?.problem ?? null;
  return (
    <div ref={box} className={styles.form} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <h3 id={titleId} className={styles.confirmTitle}>
        {t('slip.confirm.title')}
      </h3>
      <Facts
        look="boxes"
        className={styles.figures}
        facts={[
          {
            name: t(MARKET_KINDS[kind].quote === 'odds' ? 'slip.odds' : 'slip.rate'),
            value: priceText(kind, slip.odds, slip.line),
          },
          { name: t('slip.confirm.stake'), value: stake === null ? '–' : format.money(stake) },
        ]}
      />
      {!busy && <DoubtLines bet={slip} doubts={betting.betDoubts(id)} />}
      <SlipFigures selection={slip.selection} preview={preview} />
      <div className={styles.foot}>
        <p className={styles.problem} role="status">
          {!busy && problem !== null && renderMessage(problem)}
        </p>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onBack} disabled={busy}>
            {t('slip.confirm.back')}
          </Button>
          <Button
            variant="primary"
            wide
            busy={busy}
            busyLabel={busyLabel}
            disabled={problem !== null && !busy}
            onClick={() => void betting.placeAnyway(id)}
          >
            {t('slip.confirm.place')}
          </Button>
        </div>
      </div>
    </div>
  );
});
