import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import { PositionRows } from './PositionRows';
import styles from './Positions.module.css';
import { SHOWN_POSITIONS, positionsOn } from './shownPositions';
import { usePositionRows } from './usePositionRows';

/** Over the open bets: what the player has on the markets that can be cashed out, each with its live figure. Nothing where there is none. */
export const CashOutPositions = observer(function CashOutPositions() {
  const { betting, config, sports } = usePlayerApp();
  const t = useText();
  const head = useId();
  const rows = usePositionRows('myBets');
  const [all, showAll] = useState(false);
  const shows = config.capabilities.cashOut && rows !== null && rows > 0;
  // The list brings the markets of the matches; without it each would be asked for.
  useEffect(() => (shows ? sports.watchList('all') : undefined), [shows, sports]);
  if (!shows) return null;
  const positions = positionsOn('myBets', betting.view.openBets);
  const waiting = !betting.view.openBetsKnown && positions.length === 0;
  return (
    <RegionBoundary>
      <section className={styles.positions} aria-labelledby={head} aria-busy={waiting} data-print="no">
        <header className={styles.head}>
          <h2 id={head} className={styles.title}>
            {t('cashOut.positions')}
          </h2>
          {positions.length > SHOWN_POSITIONS && !all && (
            <Button size="small" variant="ghost" onClick={() => showAll(true)}>
              {t('cashOut.positions.all', { count: positions.length })}
            </Button>
          )}
        </header>
        <PositionRows
          positions={waiting ? null : positions.slice(0, all ? undefined : SHOWN_POSITIONS)}
          rows={rows}
        />
      </section>
    </RegionBoundary>
  );
});
