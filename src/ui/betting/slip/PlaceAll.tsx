import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SlipsTogether } from '@/application/betting/PlaceAll';
import type { SlipId } from '@/domain/shared/ids';
import { depositFor } from '@/domain/cashier/deposits/depositVisit';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { useKeys } from '../useKeys';
import { AskedTogether } from './AskedTogether';
import styles from './PlaceAll.module.css';
import words from './PlaceButton.module.css';

export interface PlaceAllProps {
  /** It stands below the slips: what is asked grows upwards, from where the button was. */
  readonly atFoot?: boolean;
  /** A slip that is shown whole beside it, which asks about itself; null: none is. */
  readonly whole?: SlipId | null;
}

/** All slips that are ready with one press: what that is, said on the button. Nothing where there are not two. */
export const PlaceAll = observer(function PlaceAll({ atFoot = false, whole = null }: PlaceAllProps) {
  const { betting } = usePlayerApp();
  const together = betting.slipsTogether();
  if (together === null) return null;
  const asked = betting.view.slips.filter(({ doubts = [] }) => doubts.length > 0);
  if (asked.length > 0 && asked.every(({ id }) => id === whole)) return null;
  return together.asked ? (
    <AskedTogether together={together} atFoot={atFoot} />
  ) : (
    <PlaceThem together={together} />
  );
});

function PlaceThem({ together }: { readonly together: SlipsTogether }) {
  const { ready, unready, stake, risk, short } = together;
  const { betting } = usePlayerApp();
  const { pathname, search } = useLocation();
  const { t, format } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  /** For whoever reads each bet once more: what exactly was read. */
  const [read, setRead] = useState<string | null>(null);
  const now = `${ready} ${stake}`;
  const asks = read === now;
  useEffect(() => {
    if (asks) box.current?.focus({ preventScroll: true });
  }, [asks]);
  useKeys(box, (event) => {
    if (event.key !== 'Escape' || !asks) return;
    event.preventDefault();
    event.stopPropagation();
    setRead(null);
  });
  const place = (): void => {
    setRead(null);
    if (betting.confirmsPlacing() && !asks) setRead(now);
    else void betting.placeAll();
  };
  const notes = [
    risk === null ? null : t('slip.placeAll.risk', { riskPaise: risk }),
    unready === 0 ? null : t('slip.placeAll.unready', { count: unready }),
  ].filter((note) => note !== null);
  return (
    <div ref={box} className={styles.all} tabIndex={-1}>
      {short === null ? (
        <p className={styles.how}>{t(asks ? 'slip.confirm.title' : 'slip.placeAll.how')}</p>
      ) : (
        <div className={styles.short}>
          <p role="status">{t('slip.placeAll.short', { shortPaise: short })}</p>
          <LinkButton to={depositFor(short, `${pathname}${search}`)} size="small">
            {t('pages.deposit')}
          </LinkButton>
        </div>
      )}
      <div className={styles.row}>
        {asks && <Button onClick={() => setRead(null)}>{t('slip.confirm.back')}</Button>}
        <Button variant="primary" wide disabled={ready === 0 || short !== null} onClick={place}>
          <span className={words.place}>
            <span className={words.what}>
              {t('slip.placeAll', { count: ready, stake: format.moneyShort(stake) })}
            </span>
            {notes.length > 0 && <span className={words.second}> {notes.join(' · ')}</span>}
          </span>
        </Button>
      </div>
    </div>
  );
}
