import { battingSide } from '@/domain/sports/battingSide';
import type { Match } from '@/domain/sports/Match';
import { useTexts } from '@/ui/i18n/useTexts';
import { Badge } from '@/ui/kit/list/Badge';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './Score.module.css';
import { TeamScore } from './TeamScore';

/** What the lists say of a match, where there is no whole score: runs and wickets, goals, or games by set; then the over, minute or set, and what is needed. */
export function ShortScore({ match }: { readonly match: Match }) {
  const { t, format } = useTexts();
  const { score } = match;
  const bats = battingSide(match);
  return (
    <div className={styles.board}>
      <div className={styles.teams}>
        {(['home', 'away'] as const).map((side) => (
          <TeamScore key={side} name={match[side]} turn={bats === side ? t('match.batting') : null}>
            <Points match={match} text={score?.[side] ?? ''} />
          </TeamScore>
        ))}
      </div>
      <p className={styles.state}>
        {match.status === 'inPlay' && <Badge tone="live">{t('sports.live')}</Badge>}
        {match.status === 'upcoming' && (
          <time dateTime={new Date(match.startsAt).toISOString()}>
            {t('sports.starts', { at: format.dateTime(match.startsAt) })}
          </time>
        )}
        {match.status === 'finished' && <b className={styles.strong}>{t('sports.finished')}</b>}
        <bdi className={styles.strong}>{score?.clock ?? ''}</bdi>
        <bdi>{score?.note ?? ''}</bdi>
      </p>
    </div>
  );
}

/** Games of each set in a column of their own; any other score as it comes. */
function Points({ match, text }: { readonly match: Match; readonly text: string }) {
  const { t } = useTexts();
  const sets = match.sport === 'tennis' ? text.split(' ').filter((set) => set !== '') : [];
  if (sets.length < 2) return <bdi>{text}</bdi>;
  return (
    <>
      <VisuallyHidden>{t('match.sets')} </VisuallyHidden>
      {sets.map((games, at) => (
        // a set has no other name than its number
        <bdi key={at} className={styles.set}>{`${games} `}</bdi>
      ))}
    </>
  );
}
