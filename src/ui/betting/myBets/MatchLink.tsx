import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import { Link } from 'react-router-dom';
import type { Bet } from '@/domain/betting/Bet';
import styles from './BetRows.module.css';

/** To the page of the match; only its name where the backend gives no id, and its id where it gives no name. */
export function MatchLink({ bet }: { readonly bet: Pick<Bet, 'matchId' | 'matchName'> }) {
  const name = <bdi>{bet.matchName || bet.matchId || '–'}</bdi>;
  if (bet.matchId === '') return name;
  return (
    <Link className={styles.link} to={pathOfMatch(bet.matchId)}>
      {name}
    </Link>
  );
}
