import type { Batter, CricketScore } from '@/domain/sports/score/CricketScore';
import { oversText } from '@/domain/sports/score/runRate';
import { useText } from '@/ui/i18n/useText';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './Score.module.css';

/** Who bats, and who bowls: one line. */
export function AtTheCrease({ score: { batters, bowler } }: { readonly score: CricketScore }) {
  const t = useText();
  return (
    <p className={styles.players}>
      {batters.map((batter) => (
        <BatterText key={batter.name} batter={batter} />
      ))}
      {bowler !== null && (
        <span className={styles.bowler}>
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
    </p>
  );
}

function BatterText({ batter: { name, runs, balls, onStrike } }: { readonly batter: Batter }) {
  const t = useText();
  return (
    <span className={styles.batter}>
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
