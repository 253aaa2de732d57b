import { minuteText, scoreLine } from '@/domain/sports/score/scoreLine';
import type { FootballScore } from '@/domain/sports/score/FootballScore';
import type { Team } from '@/domain/sports/score/ScoreHead';
import type { Pair } from '@/domain/sports/score/TennisScore';
import { useText } from '@/ui/i18n/useText';
import { MatchState } from './MatchState';
import type { BoardProps } from './BoardProps';
import styles from './Score.module.css';
import { TeamScore } from './TeamScore';

/** Goals with their minutes, how far it is, cards and corners. */
export function FootballBoard({ match, score }: BoardProps<FootballScore>) {
  const t = useText();
  const line = scoreLine(score);
  const minutes = (team: Team): string =>
    score.scored
      .filter((goal) => goal.team === team)
      .map(({ minute }) => t('score.minute', { minute: minuteText(minute) }))
      .join(' ');
  return (
    <section className={styles.board} aria-label={t('score.label')}>
      <div className={styles.teams}>
        {(['home', 'away'] as const).map((team) => (
          <TeamScore key={team} name={match[team]} turn={null} aside={minutes(team)}>
            {line[team]}
          </TeamScore>
        ))}
      </div>
      <p className={styles.state}>
        <MatchState match={match} score={score} clock={line.clock} />
        {score.status !== 'upcoming' && (
          <>
            <Count name={t('score.corners')} of={score.corners} />
            <Count name={t('score.yellow')} of={score.yellow} card={styles.yellow} />
            <Count name={t('score.red')} of={score.red} card={styles.red} />
          </>
        )}
      </p>
    </section>
  );
}

/** A figure of each side; cards are drawn, and named for those who listen. */
function Count(props: { readonly name: string; readonly of: Pair; readonly card?: string | undefined }) {
  const { name, of, card } = props;
  return (
    <span className={styles.rate}>
      {card === undefined ? name : <span role="img" aria-label={name} title={name} className={card} />}{' '}
      <b>
        {of[0]}–{of[1]}
      </b>
    </span>
  );
}
