import styles from './GamesRail.module.css';
import rail from './Rail.module.css';
import { classNames } from '@/ui/kit/classNames';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A rail's own boxes, empty. */
export function RailSkeleton() {
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={classNames(rail.list, styles.skeleton)}>
        {PLACES.map((place) => (
          <div key={place} className={styles.bone}>
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </div>
  );
}
