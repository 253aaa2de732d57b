import type { Batter, CricketScore } from '@/domain/sports/score/CricketScore';
import { oversText } from '@/domain/sports/score/runRate';
import { useText } from '@/ui/i18n/useText';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { OverBalls } from './OverBalls';
import styles from './Score.module.css';

/** Who bats, who bowls, the balls of this over, and who fell last. */
export function AtTheCrease({
  score: { batters, bowler, over, lastWicket },
}: {
  readonly score: CricketScore;
}) {
  const t = useText();
  return (
    <>
      <p className={styles.players}>
        {batters.map((batter) => (
          <BatterText key={batter.name} batter={batter} />
        ))}
      </p>
      <div className={styles.players}>
        {bowler !== null && (
          <span className={styles.cut}>
            <VisuallyHidden>{t('score.bowling')} </VisuallyHidden>
            <bdi className={styles.player}>{bowler.name}</bdi>{' '}
            <span aria-hidden="true">
              {bowler.wickets}/{bowler.runs} ({oversText(bowler.balls)})
            </span>
            <VisuallyHidden>
              {t('score.wicketsFor', { wickets: bowler.wickets, runs: bowler.runs })}
            </VisuallyHidden>
          </span>
        )}
        <OverBalls over={over} />
        {lastWicket !== null && (
          <span className={styles.wide}>
            {t('score.lastWicket', {
              score: `${lastWicket.at.runs}/${lastWicket.at.wickets}`,
              overs: oversText(lastWicket.at.balls),
            })}
          </span>
        )}
      </div>
    </>
  );
}

function BatterText({ batter: { name, runs, balls, onStrike } }: { readonly batter: Batter }) {
  const t = useText();
  return (
    <span className={styles.cut}>
      <bdi className={styles.player}>{name}</bdi>{' '}
      <span aria-hidden="true">
        {runs} ({balls}){onStrike && '*'}
      </span>
      <VisuallyHidden>
        {t('score.runsOff', { runs, balls })}
        {onStrike && ` ${t('score.onStrike')}`}
      </VisuallyHidden>
    </span>
  );
}
