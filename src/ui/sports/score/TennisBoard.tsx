import { scoreLine } from '@/domain/sports/score/scoreLine';
import { tennisPoints } from '@/domain/sports/score/tennisPoints';
import type { TennisScore } from '@/domain/sports/score/TennisScore';
import { useText } from '@/ui/i18n/useText';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { MatchState } from './MatchState';
import type { BoardProps } from './BoardProps';
import styles from './Score.module.css';
import { TeamScore } from './TeamScore';

/** Games by set, the points of this game, and who serves. */
export function TennisBoard({ match, score }: BoardProps<TennisScore>) {
  const t = useText();
  const points = tennisPoints(score);
  const isPlayed = score.status === 'inPlay';
  const sets = isPlayed ? [...score.sets, score.games] : score.status === 'finished' ? score.sets : [];
  return (
    <section className={styles.board} aria-label={t('score.label')}>
      <div className={styles.teams}>
        {(['home', 'away'] as const).map((team, side) => (
          <TeamScore
            key={team}
            name={match[team]}
            turn={isPlayed && score.server === team ? t('score.serves') : null}
          >
            {sets.length > 0 && <VisuallyHidden>{t('score.sets')} </VisuallyHidden>}
            {sets.map((games, at) => (
              // a set has no other name than its number
              <span key={at} className={styles.set}>{`${games[side] ?? ''} `}</span>
            ))}
            {isPlayed && (
              <>
                <VisuallyHidden>{t('score.points')} </VisuallyHidden>
                <b className={styles.points}>{points[side]}</b>
              </>
            )}
          </TeamScore>
        ))}
      </div>
      <p className={styles.state}>
        <MatchState match={match} score={score} clock={scoreLine(score).clock} />
      </p>
    </section>
  );
}
