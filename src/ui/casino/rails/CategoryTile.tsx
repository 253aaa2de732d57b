import styles from './Rail.module.css';
import type { GroupId } from '@/domain/casino/groups';
import { GameArt } from '@/ui/kit/art/GameArt';
import { GateLink } from '@/ui/navigation/GateLink';

export interface CategoryTileProps {
  readonly group: GroupId;
  readonly name: string;
  readonly by: string;
}

/** The way to a category's lobby: drawn art with its name as text over it. */
export function CategoryTile({ group, name, by }: CategoryTileProps) {
  return (
    <li>
      <GateLink to={`/casino/${group}`} className={styles.tile}>
        <GameArt id={group} category={group} provider="live" />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.by}>{by}</span>
        </span>
      </GateLink>
    </li>
  );
}
