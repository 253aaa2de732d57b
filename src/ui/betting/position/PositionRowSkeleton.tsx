import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import styles from './Positions.module.css';

/** A row's own box, empty. */
export function PositionRowSkeleton() {
  return (
    <li className={styles.row} aria-hidden="true">
      <span className={styles.what}>
        <Skeleton length="half" />
        <Skeleton length="long" />
      </span>
    </li>
  );
}
