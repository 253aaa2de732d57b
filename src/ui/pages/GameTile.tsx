import styles from './Rail.module.css';
import { GameArt } from '@/ui/kit/art/GameArt';
import { GateLink } from '@/ui/routing/GateLink';

export interface GameTileProps {
  readonly id: string;
  readonly category: string;
  readonly provider: string;
  readonly name: string;
  /** A second line: who makes it. */
  readonly by?: string;
  readonly to: string;
}

/** Drawn art with the name as text over it. */
export function GameTile({ name, by, to, ...art }: GameTileProps) {
  return (
    <li>
      <GateLink to={to} className={styles.tile}>
        <GameArt {...art} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {by !== undefined && <span className={styles.by}>{by}</span>}
        </span>
      </GateLink>
    </li>
  );
}
