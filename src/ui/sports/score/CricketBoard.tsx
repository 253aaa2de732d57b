import { oddsText } from '@/domain/shared/oddsText';
import type { CricketScore } from '@/domain/sports/score/CricketScore';
import { chaseOf, currentRunRate, oversText, requiredRunRate } from '@/domain/sports/score/runRate';
import { scoreLine } from '@/domain/sports/score/scoreLine';
import { needText, tossText } from '@/domain/sports/score/scoreTexts';
import { useTexts } from '@/ui/i18n/useTexts';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { AtTheCrease } from './AtTheCrease';
import { MatchState } from './MatchState';
import { OverBalls } from './OverBalls';
import type { BoardProps } from './BoardProps';
import styles from './Score.module.css';
import { TeamScore } from './TeamScore';

/** Runs and overs of both sides, what is needed, who bats and bowls, and the balls of this over. */
export function CricketBoard({ match, score }: BoardProps<CricketScore>) {
  const { t, renderMessage } = useTexts();
  const line = scoreLine(score);
  const now = score.status === 'inPlay' ? score.innings.at(-1) : undefined;
  const chase = chaseOf(score);
  const { lastWicket } = score;
  const rate = now === undefined ? null : currentRunRate(now);
  const overs = (team: 'home' | 'away'): string => {
    const last = score.innings.findLast((each) => each.team === team);
    return last === undefined ? '' : t('score.overs', { overs: oversText(last.balls) });
  };
  return (
    <section className={styles.board} aria-label={t('score.label')}>
      <div className={styles.teams}>
        {(['home', 'away'] as const).map((team) => (
          <TeamScore
            key={team}
            name={match[team]}
            turn={now?.team === team ? t('score.batting') : null}
            aside={overs(team)}
            wholeAside
          >
            {line[team]}
          </TeamScore>
        ))}
      </div>
      <div className={styles.details}>
        <div className={styles.now}>
          <p className={styles.state}>
            {chase !== null ? (
              <b className={styles.strong}>{renderMessage(needText(chase))}</b>
            ) : now === undefined ? (
              <MatchState match={match} score={score} clock={null} />
            ) : (
              <VisuallyHidden>{t('sports.live')}</VisuallyHidden>
            )}
            {chase !== null && (
              <Rate short={t('score.rrr')} meaning={t('score.rrrMeaning')} rate={requiredRunRate(chase)} />
            )}
            {rate !== null && <Rate short={t('score.crr')} meaning={t('score.crrMeaning')} rate={rate} />}
            {now !== undefined && lastWicket !== null && (
              <span>
                {t('score.lastWicket', {
                  score: `${lastWicket.at.runs}/${lastWicket.at.wickets}`,
                  overs: oversText(lastWicket.at.balls),
                })}
              </span>
            )}
            {chase === null && score.toss !== null && score.innings.length < 2 && (
              <span>{renderMessage(tossText(score.toss, match))}</span>
            )}
          </p>
          {now !== undefined && <OverBalls over={score.over} />}
        </div>
        {now !== undefined && <AtTheCrease score={score} />}
      </div>
    </section>
  );
}

function Rate(props: { readonly short: string; readonly meaning: string; readonly rate: number }) {
  return (
    <span className={styles.rate}>
      <abbr title={props.meaning}>{props.short}</abbr> <b>{oddsText(props.rate)}</b>
    </span>
  );
}
