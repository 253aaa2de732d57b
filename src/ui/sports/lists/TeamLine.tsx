import type { ReactNode } from 'react';
import { Crest } from '@/ui/kit/crest/Crest';
import { classNames } from '@/ui/kit/classNames';
import styles from './MatchList.module.css';

export interface TeamLineProps {
  readonly name: string;
  /** What stands apart in it, as the games of each set, has a column of its own. */
  readonly score: string;
  /** What else is to be said of it, e.g. that it bats. */
  readonly mark?: ReactNode;
  /** The other side has its turn. */
  readonly waits?: boolean;
  /** Its crest comes later. */
  readonly later?: boolean;
}

/** A team and what it has scored. */
export function TeamLine({ name, score, mark, waits = false, later = false }: TeamLineProps) {
  return (
    <span className={styles.team}>
      <Crest name={name} later={later} />
      <bdi className={styles.teamName}>{name}</bdi>
      {mark}
      {score !== '' && (
        <bdi className={classNames(styles.score, waits && styles.waits)}>
          {score.split(' ').map((part, at) => (
            // a set has no other name than its number
            <span key={at}>{`${part} `}</span>
          ))}
        </bdi>
      )}
    </span>
  );
}
