import type { Match } from '@/domain/sports/Match';
import { hashText } from '@/ui/kit/text/hashText';
import styles from './LiveTv.module.css';
import { TvGround } from './TvGround';

/** A drawn ground with the score as a caption. The ball moves whenever the score does; nothing else is made up. */
export function TvPicture({ match }: { readonly match: Match }) {
  const { sport, score } = match;
  const seed = hashText(
    `${score?.home ?? ''}|${score?.away ?? ''}|${score?.clock ?? ''}|${score?.note ?? ''}`,
  );
  return (
    <>
      <svg
        className={styles.ground}
        viewBox="0 0 160 90"
        aria-hidden="true"
        preserveAspectRatio="xMidYMid slice"
      >
        <rect className={styles.stand} width="160" height="90" />
        <TvGround sport={sport} />
        <circle className={styles.ball} cx={36 + (seed % 88)} cy={20 + ((seed >>> 8) % 42)} r="1.6" />
      </svg>
      <div className={styles.caption}>
        <p>
          <bdi>{match.home}</bdi> <strong>{score?.home ?? ''}</strong>
        </p>
        <p>
          <bdi>{match.away}</bdi> <strong>{score?.away ?? ''}</strong>
        </p>
        <p>
          <bdi>{score?.clock ?? ''}</bdi>
        </p>
      </div>
    </>
  );
}
