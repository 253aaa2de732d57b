import { Link } from 'react-router-dom';
import type { OpenPosition } from '@/domain/betting/openPositions';
import { positionSummary } from '@/domain/betting/positionSummary';
import { BetPlace } from '../BetPlace';
import { PositionLine } from './PositionLine';
import { PositionStakes } from './PositionStakes';
import styles from './Positions.module.css';

/** What a row is about, in two lines, and the way to more of it. */
export function PositionWhat({ position, to }: { readonly position: OpenPosition; readonly to: string }) {
  const [newest] = position.bets;
  const summary = positionSummary(position.bets);
  return (
    <Link to={to} className={styles.what}>
      <PositionLine summary={summary} />
      <span className={styles.facts}>
        <PositionStakes summary={summary} />
        <span className={styles.match}>
          <BetPlace market={newest.marketName} match={newest.matchName || newest.matchId} />
        </span>
      </span>
    </Link>
  );
}
