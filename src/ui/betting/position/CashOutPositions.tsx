import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { useRootMark } from '@/ui/kit/layer/useRootMark';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { Button } from '@/ui/kit/button/Button';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import { PositionRows } from './PositionRows';
import styles from './Positions.module.css';
import { SHOWN_POSITIONS, positionsOn } from './shownPositions';
import { usePositionRows } from './usePositionRows';

export interface CashOutPositionsProps {
  /** At the lower edge of the screen, one line high until more are asked for: the first bet keeps its place above the fold. */
  readonly docked?: boolean;
}

/** Beside the open bets: what the player has on the markets that can be cashed out, each with its live figure. Nothing where there is none. */
export const CashOutPositions = observer(function CashOutPositions({
  docked = false,
}: CashOutPositionsProps) {
  const { betting, config, sports } = usePlayerApp();
  const t = useText();
  const head = useId();
  const rows = usePositionRows('myBets');
  const [all, showAll] = useState(false);
  const shows = config.capabilities.cashOut && rows !== null && rows > 0;
  // The list brings the markets of the matches; without it each would be asked for.
  useEffect(() => (shows ? sports.watchList('all') : undefined), [shows, sports]);
  useRootMark('docked', docked && shows);
  if (!shows) return null;
  const positions = positionsOn('myBets', betting.view.openBets);
  const few = docked ? 1 : SHOWN_POSITIONS;
  const waiting = !betting.view.openBetsKnown && positions.length === 0;
  return (
    <RegionBoundary>
      <section
        className={classNames(styles.positions, docked && styles.docked)}
        aria-labelledby={head}
        aria-busy={waiting}
        data-print="no"
      >
        {docked && positions.length <= few ? (
          <h2 id={head}>
            <VisuallyHidden>{t('cashOut.positions')}</VisuallyHidden>
          </h2>
        ) : (
          <header className={styles.head}>
            <h2 id={head} className={styles.title}>
              {t('cashOut.positions')}
            </h2>
            {positions.length > few && (
              <Button size="small" variant="ghost" aria-expanded={all} onClick={() => showAll(!all)}>
                {all ? t('cashOut.positions.fewer') : t('cashOut.positions.all', { count: positions.length })}
              </Button>
            )}
          </header>
        )}
        <PositionRows
          positions={waiting ? null : positions.slice(0, all ? undefined : few)}
          rows={Math.min(rows, few)}
        />
      </section>
    </RegionBoundary>
  );
});
