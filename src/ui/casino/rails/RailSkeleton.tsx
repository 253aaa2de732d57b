import styles from './GamesRail.module.css';
import rail from './Rail.module.css';
import { classNames } from '@/ui/kit/classNames';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A rail's own boxes, empty. `wide`: of tiles that lie. */
export function RailSkeleton({ wide = false }: { readonly wide?: boolean }) {
  return (
    <div className={styles.room} aria-hidden="true">
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
