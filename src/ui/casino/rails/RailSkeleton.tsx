import styles from './GamesRail.module.css';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A rail's own boxes, empty. */
export function RailSkeleton() {
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={styles.skeleton}>
        {PLACES.map((place) => (
          <div key={place} className={styles.place}>
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </div>
  );
}
