import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { openPositions } from '@/domain/betting/openPositions';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { PositionRow } from './PositionRow';
import { PositionRowSkeleton } from './PositionRowSkeleton';
import styles from './Positions.module.css';
import { SHOWN_POSITIONS } from './shownPositions';

const PLACES = ['a', 'b', 'c', 'd'];

/** What the player has in the market, by market: the first thing on their home page. `rows`: how high it is to be until the bets are here. */
export const OpenPositions = observer(function OpenPositions({ rows }: { readonly rows: number }) {
  const { view } = usePlayerApp().betting;
  const t = useText();
  const positions = openPositions(view.openBets);
  const waiting = !view.openBetsKnown && positions.length === 0;
  return (
    <section className={styles.positions} aria-labelledby="open-bets" aria-busy={waiting}>
      <header className={styles.head}>
        <h2 id="open-bets" className={styles.title}>
          {t('home.openBets')}
        </h2>
        <Link to="/mybets" className={styles.all}>
          {positions.length > SHOWN_POSITIONS
            ? t('home.allBets', { count: view.openBets.length })
            : t('slip.myBets')}
        </Link>
      </header>
      <ul className={styles.rows} role="list">
        {waiting
          ? PLACES.slice(0, rows).map((place) => <PositionRowSkeleton key={place} />)
          : positions
              .slice(0, SHOWN_POSITIONS)
              .map((position) => <PositionRow key={position.marketId} position={position} />)}
      </ul>
    </section>
  );
});
