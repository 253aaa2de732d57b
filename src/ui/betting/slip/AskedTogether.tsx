import { useEffect, useId, useRef } from 'react';
import type { SlipsTogether } from '@/application/betting/PlaceAll';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { useKeys } from '../useKeys';
import styles from './SlipDoubts.module.css';

export interface AskedTogetherProps {
  readonly together: SlipsTogether;
  readonly atFoot: boolean;
}

/**
 * Several slips that look like slips of the finger, asked about at once; each says why where it stands. The way back is where the button that placed was,
 * so that a second tap of the same finger changes nothing.
 */
export function AskedTogether({ together: { ready, stake, short }, atFoot }: AskedTogetherProps) {
  const { betting } = usePlayerApp();
  const { t, format } = useTexts();
  const title = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const change = (): void => {
    for (const { id } of betting.view.slips) betting.dropDoubts(id);
  };
  useKeys(box, (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    change();
  });
  const anyway = (
    <Button key="anyway" disabled={short !== null} onClick={() => void betting.placeAllAnyway()}>
      {t('slip.placeAll.anyway', { count: ready, stake: format.moneyShort(stake) })}
    </Button>
  );
  const back = (
    <Button key="back" variant="primary" onClick={change}>
      {t('slip.doubt.change')}
    </Button>
  );
  return (
    <div ref={box} className={styles.doubts} role="group" aria-labelledby={title} tabIndex={-1}>
      <div>
        <h3 id={title} className={styles.title}>
          {t('slip.doubt.title')}
        </h3>
        <p className={styles.lines}>
          {short === null ? t('slip.placeAll.asked') : t('slip.placeAll.short', { shortPaise: short })}
        </p>
      </div>
      {atFoot ? [anyway, back] : [back, anyway]}
    </div>
  );
}
