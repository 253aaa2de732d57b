import { TeamBadge } from '@/ui/kit/brand/TeamBadge';
import styles from './MatchList.module.css';

/** A team and what it has scored. */
export function TeamLine({ name, score }: { readonly name: string; readonly score: string }) {
  return (
    <span className={styles.team}>
      <TeamBadge name={name} />
      <bdi className={styles.teamName}>{name}</bdi>
      {score !== '' && <bdi className={styles.score}>{score}</bdi>}
    </span>
  );
}
