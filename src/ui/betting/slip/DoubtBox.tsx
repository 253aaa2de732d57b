import { useEffect, useId, useRef } from 'react';
import type { BetDoubt } from '@/domain/betting/betDoubts';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { useKeys } from '../useKeys';
import type { AskedBet } from './doubtText';
import { DoubtLines } from './DoubtLines';
import styles from './SlipDoubts.module.css';

/**
 * Asked over no price: is this what you mean? What is asked about is said as it is now: the price may have moved since. The way back is where the button that was pressed was, so that a second tap of the same finger changes
 * nothing; and the focus is on the whole, so that an Enter that is held places nothing.
 */
export function DoubtBox({
  bet,
  doubts,
  now,
  anyway,
  onAnyway,
  onChange,
}: {
  readonly bet: AskedBet;
  /** What was asked about, and the same as it is now. */
  readonly doubts: readonly BetDoubt[];
  readonly now: readonly BetDoubt[];
  /** What the button says that goes on all the same. */
  readonly anyway: string;
  readonly onAnyway: () => void;
  readonly onChange: () => void;
}) {
  const t = useText();
  const titleId = useId();
  const linesId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useKeys(box, (event) => {
    if (event.key !== 'Escape') return;
    // A dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    onChange();
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
      <DoubtLines
        id={linesId}
        bet={bet}
        doubts={doubts.map((doubt) => now.find(({ kind }) => kind === doubt.kind) ?? doubt)}
      />
      <div className={styles.ways}>
        <Button onClick={onAnyway}>{anyway}</Button>
        <Button variant="primary" onClick={onChange}>
          {t('slip.doubt.change')}
        </Button>
      </div>
    </div>
  );
}
