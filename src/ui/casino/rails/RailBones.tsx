import styles from './GamesRail.module.css';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

const BONES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A rail's own boxes, empty. */
export function RailBones() {
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={styles.bones}>
        {BONES.map((bone) => (
          <div key={bone} className={styles.bone}>
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </div>
  );
}
