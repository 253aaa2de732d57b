import type { ReactNode } from 'react';
import styles from './GameStage.module.css';
import { Icon } from '@/ui/kit/icons/Icon';
import type { IconShape } from '@/ui/kit/icons/Icon';

export interface GameProblemProps {
  readonly icon: IconShape;
  readonly art: ReactNode;
  readonly title: string;
  /** What is known of the reason. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Where the game would be: why it is not, and the ways on. */
export function GameProblem({ icon, art, title, text, children }: GameProblemProps) {
  return (
    <div className={styles.cover}>
      <div className={styles.backdrop}>{art}</div>
      <div className={styles.panel} role="status">
        <span className={styles.mark}>
          <Icon of={icon} size={32} />
        </span>
        <h2 className={styles.problem}>{title}</h2>
        <p>{text}</p>
        <div className={styles.ways}>{children}</div>
      </div>
    </div>
  );
}
