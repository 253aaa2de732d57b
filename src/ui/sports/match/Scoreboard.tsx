import { battingSide } from '@/domain/sports/battingSide';
import type { Match } from '@/domain/sports/Match';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Crest } from '@/ui/kit/crest/Crest';
import { Badge } from '@/ui/kit/list/Badge';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './Scoreboard.module.css';

/** Runs and wickets, goals, or games by set; then the over, minute or set, and what is needed. */
export function Scoreboard({ match }: { readonly match: Match }) {
  const t = useText();
  const format = useFormat();
  const { score } = match;
  const bats = battingSide(match);
  return (
    <div className={styles.board}>
      {(['home', 'away'] as const).map((side) => (
        <p key={side} className={styles.side}>
          <Crest name={match[side]} size="large" />
          <bdi className={styles.name}>{match[side]}</bdi>
          {bats === side && <Badge tone="header">{t('match.batting')}</Badge>}
          <Points match={match} text={score?.[side] ?? ''} />
        </p>
      ))}
      <p className={styles.state}>
        {match.status === 'inPlay' && <Badge tone="live">{t('sports.live')}</Badge>}
        {match.status === 'upcoming' && (
          <time dateTime={new Date(match.startsAt).toISOString()}>
            {t('sports.starts', { at: format.dateTime(match.startsAt) })}
          </time>
        )}
        {match.status === 'finished' && t('sports.finished')}
        <bdi className={styles.clock}>{score?.clock ?? ''}</bdi>
        <bdi className={styles.note}>{score?.note ?? ''}</bdi>
      </p>
    </div>
  );
}

/** Games of each set in a column of their own; any other score as it comes. */
function Points({ match, text }: { readonly match: Match; readonly text: string }) {
  const t = useText();
  const sets = match.sport === 'tennis' ? text.split(' ').filter((set) => set !== '') : [];
  if (sets.length < 2) return <bdi className={styles.points}>{text}</bdi>;
  return (
    <span className={styles.sets}>
      <VisuallyHidden>{t('match.sets')} </VisuallyHidden>
      {sets.map((games, at) => (
        // a set has no other name than its number
        <bdi key={at} className={styles.points}>{`${games} `}</bdi>
      ))}
    </span>
  );
}
