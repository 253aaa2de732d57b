import styles from './GamesRail.module.css';
import rail from './Rail.module.css';
import { classNames } from '@/ui/kit/classNames';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export interface RailSkeletonProps {
  /** Of tiles that lie. */
  readonly wide?: boolean;
  /** Nothing is on its way yet, and nobody sees it: what breathes off the screen costs as much as on it. */
  readonly still?: boolean;
}

/** A rail's own boxes, empty. */
export function RailSkeleton({ wide = false, still = false }: RailSkeletonProps) {
  return (
    <div className={classNames(styles.room, still && styles.still)} aria-hidden="true">
      <div className={classNames(rail.list, wide && rail.wide, styles.skeleton)}>
        {PLACES.map((place) => (
          <div key={place} className={classNames(styles.bone, wide && styles.wideBone)}>
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </div>
  );
}
