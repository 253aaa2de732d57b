import type { Ball } from '@/domain/sports/score/CricketScore';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './Score.module.css';

/** More do not fit beside the bowler: of a long over the last ones are shown. */
const MAX_SHOWN = 9;
const SIGNS = { wicket: 'W', wide: 'wd', noBall: 'nb' } as const;

/** The deliveries of this over, a sign each, with words for those who listen. */
export function OverBalls({ over }: { readonly over: readonly Ball[] }) {
  const t = useText();
  const first = Math.max(0, over.length - MAX_SHOWN);
  return (
    <ol className={styles.over} role="list" aria-label={t('score.thisOver')}>
      {over.slice(first).map((ball, at) => (
        // a ball has no other name than its place in the over
        <li key={first + at} className={classNames(styles.ball, styles[toneOf(ball)])}>
          <span aria-hidden="true">{ball.kind === 'runs' ? ball.runs : SIGNS[ball.kind]}</span>
          <VisuallyHidden>
            {ball.kind !== 'runs'
              ? t(`score.ball.${ball.kind}`)
              : ball.runs === 0
                ? t('score.ball.dot')
                : t('score.ball.runs', { runs: ball.runs })}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

function toneOf({ kind, runs }: Ball): 'out' | 'far' | 'plain' {
  if (kind === 'wicket') return 'out';
  return kind === 'runs' && runs >= 4 ? 'far' : 'plain';
}
