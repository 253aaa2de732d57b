import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/classNames';
import { Crest } from '@/ui/kit/crest/Crest';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './Score.module.css';

export interface TeamScoreProps {
  readonly name: string;
  /** Said of the side whose turn it is; null: of the other. */
  readonly turn: string | null;
  readonly aside?: string;
  /** It is a figure: where there is no room for both, the name is cut. */
  readonly wholeAside?: boolean;
  readonly children: ReactNode;
}

/** One side: who, whether it is theirs to play, and what they have. */
export function TeamScore({ name, turn, aside = '', wholeAside = false, children }: TeamScoreProps) {
  return (
    <p className={styles.team}>
      <Crest name={name} />
      <bdi className={styles.name}>{name}</bdi>
      {turn !== null && (
        <span className={styles.turn}>
          <VisuallyHidden>{turn}</VisuallyHidden>
        </span>
      )}
      <bdi className={classNames(styles.aside, wholeAside && styles.whole)}>{aside}</bdi>
      <span className={styles.figures}>{children}</span>
    </p>
  );
}
