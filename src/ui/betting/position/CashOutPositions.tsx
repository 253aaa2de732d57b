import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { dropSecondPress } from '@/ui/kit/layer/dropSecondPress';
import { useRootMark } from '@/ui/kit/layer/useRootMark';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { Button } from '@/ui/kit/button/Button';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import { PositionRows } from './PositionRows';
import styles from './Positions.module.css';
import { SHOWN_POSITIONS } from './shownPositions';
import { usePositionRows } from './usePositionRows';
import { useSteadyPositions } from './useSteadyPositions';

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
  const list = useId();
  const rows = usePositionRows('myBets');
  const [all, showAll] = useState(false);
  const few = docked ? 1 : SHOWN_POSITIONS;
  const { rows: positions, count, isGone } = useSteadyPositions('myBets', few);
  const shows = config.capabilities.cashOut && ((rows !== null && rows > 0) || positions.length > 0);
  // The list brings the markets of the matches; without it each would be asked for.
  useEffect(() => (shows ? sports.watchList('all') : undefined), [shows, sports]);
  useRootMark('docked', docked && shows);
  if (!shows) return null;
  const waiting = !betting.view.openBetsKnown && positions.length === 0;
  const shown = positions.slice(0, all ? undefined : count);
  const more = positions.length > count && (
    <Button
      size="small"
      variant="ghost"
      aria-expanded={all}
      aria-controls={list}
      onClick={({ nativeEvent }) => {
        // A row that comes to this place was not meant.
        dropSecondPress(nativeEvent);
        showAll(!all);
      }}
    >
      {all ? t('cashOut.positions.fewer') : t('cashOut.positions.all', { count: positions.length })}
    </Button>
  );
  const drawn = (
    <PositionRows
      // At the lower edge a list grows upwards: what is added comes above, and nothing that is there moves.
      positions={waiting ? null : docked ? shown.toReversed() : shown}
      rows={Math.min(rows ?? 0, few)}
      isGone={isGone}
    />
  );
  return (
    <RegionBoundary>
      <section
        className={classNames(styles.positions, docked && styles.docked)}
        aria-labelledby={head}
        aria-busy={waiting}
        data-print="no"
      >
        {docked ? (
          <>
            <h2 id={head}>
              <VisuallyHidden>{t('cashOut.positions')}</VisuallyHidden>
            </h2>
            <div id={list} className={styles.upwards}>
              <div>{drawn}</div>
            </div>
            {positions.length > few && (
              <div className={styles.foot}>
                <span aria-hidden="true" className={styles.title}>
                  {t('cashOut.positions')}
                </span>
                {more}
              </div>
            )}
          </>
        ) : (
          <>
            <header className={styles.head}>
              <h2 id={head} className={styles.title}>
                {t('cashOut.positions')}
              </h2>
              {more}
            </header>
            <div id={list}>{drawn}</div>
          </>
        )}
      </section>
    </RegionBoundary>
  );
});
