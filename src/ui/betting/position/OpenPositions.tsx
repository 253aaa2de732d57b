import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { PositionRows } from './PositionRows';
import styles from './Positions.module.css';
import { SHOWN_POSITIONS } from './shownPositions';
import { useSteadyPositions } from './useSteadyPositions';

/** What the player has in the market, by market: the first thing on their home page. `rows`: how high it is to be until the bets are here. */
export const OpenPositions = observer(function OpenPositions({ rows }: { readonly rows: number }) {
  const { view } = usePlayerApp().betting;
  const t = useText();
  const { rows: positions, count, isGone } = useSteadyPositions('home', SHOWN_POSITIONS);
  const waiting = !view.openBetsKnown && positions.length === 0;
  return (
    <section className={styles.positions} aria-labelledby="open-bets" aria-busy={waiting}>
      <header className={styles.head}>
        <h2 id="open-bets" className={styles.title}>
          {t('home.openBets')}
        </h2>
        <Link to="/mybets" className={styles.all}>
          {positions.length > count ? t('home.allBets', { count: view.openBets.length }) : t('pages.myBets')}
        </Link>
      </header>
      <PositionRows positions={waiting ? null : positions.slice(0, count)} rows={rows} isGone={isGone} />
    </section>
  );
});
