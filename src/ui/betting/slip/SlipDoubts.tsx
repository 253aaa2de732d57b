import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { BetDoubt } from '@/domain/betting/betDoubts';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { SlipId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { DoubtLines } from './DoubtLines';
import { useKeys } from '../useKeys';
import styles from './SlipDoubts.module.css';

/**
 * Asked in the slip, over no price: is this what you mean? The way back is where the button that placed was, so that a second tap of the same finger
 * changes nothing; and the focus is on the whole, so that an Enter that is held places nothing. What is asked about is said as it is now: the price
 * may have moved since.
 */
export const SlipDoubts = observer(function SlipDoubts({
  id,
  slip,
  doubts,
}: {
  readonly id: SlipId;
  readonly slip: BetSlip;
  readonly doubts: readonly BetDoubt[];
}) {
  const { betting } = usePlayerApp();
  const t = useText();
  const titleId = useId();
  const linesId = useId();
  const box = useRef<HTMLDivElement>(null);
  const now = betting.betDoubts(id);
  const lines = doubts.map((doubt) => now.find(({ kind }) => kind === doubt.kind) ?? doubt);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useKeys(box, (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    betting.dropDoubts(id);
  });
  return (
    <div
      ref={box}
      className={styles.doubts}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={linesId}
      tabIndex={-1}
    >
      <h3 id={titleId} className={styles.title}>
        {t('slip.doubt.title')}
      </h3>
      <DoubtLines id={linesId} slip={slip} doubts={lines} />
      <div className={styles.ways}>
        <Button onClick={() => void betting.placeAnyway(id)}>{t('slip.doubt.place')}</Button>
        <Button variant="primary" onClick={() => betting.dropDoubts(id)}>
          {t('slip.doubt.change')}
        </Button>
      </div>
    </div>
  );
});
