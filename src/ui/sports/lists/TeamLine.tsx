import type { ReactNode } from 'react';
import { Crest } from '@/ui/kit/crest/Crest';
import styles from './MatchList.module.css';

export interface TeamLineProps {
  readonly name: string;
  readonly score: string;
  /** What else is to be said of it, e.g. that it bats. */
  readonly mark?: ReactNode;
}

/** A team and what it has scored. */
export function TeamLine({ name, score, mark }: TeamLineProps) {
  return (
    <span className={styles.team}>
      <Crest name={name} />
      <bdi className={styles.teamName}>{name}</bdi>
      {mark}
      {score !== '' && <bdi className={styles.score}>{score}</bdi>}
    </span>
  );
}
