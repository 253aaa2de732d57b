import type { OpenPosition } from '@/domain/betting/openPositions';
import { EndedPositionRow } from './EndedPositionRow';
import { PositionRow } from './PositionRow';
import { PositionRowSkeleton } from './PositionRowSkeleton';
import styles from './Positions.module.css';

const PLACES = ['a', 'b', 'c', 'd'];

export interface PositionRowsProps {
  /** null: not here yet. */
  readonly positions: readonly OpenPosition[] | null;
  /** How many are expected. */
  readonly rows: number;
  readonly isGone: (position: OpenPosition) => boolean;
}

/** One line a market; until they are here, as many empty ones. */
export function PositionRows({ positions, rows, isGone }: PositionRowsProps) {
  return (
    <ul className={styles.rows} role="list">
      {positions === null
        ? PLACES.slice(0, rows).map((place) => <PositionRowSkeleton key={place} />)
        : positions.map((position) => {
            const Row = isGone(position) ? EndedPositionRow : PositionRow;
            return <Row key={position.marketId} position={position} />;
          })}
    </ul>
  );
}
