import type { Match } from '@/domain/sports/Match';
import { safeUrl } from '@/domain/brand/safeUrl';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useUrlRules } from '@/ui/navigation/useUrlRules';
import { useText } from '@/ui/i18n/useText';
import { hashText } from '@/ui/kit/text/hashText';
import { TvGround } from './TvGround';
import styles from './LiveTv.module.css';

/** A picture, or the backend's own board of the score. */
export interface TvSource {
  readonly kind: 'frame' | 'drawn';
  readonly url: string;
}

/** Where the picture of a match comes from; null when there is none that may be shown. Frames only from hosts that the operator named. */
export function useTvSource(match: Match, tvUrl: string | null): TvSource | null {
  const { config } = usePlayerApp();
  const frame = useFrameOf(tvUrl);
  if (frame !== null) return frame;
  const drawn = config.backend === 'sandbox' && match.badges.includes('tv') && match.status === 'inPlay';
  return drawn ? { kind: 'drawn', url: '' } : null;
}

/** The same for a page of the operator's that shows the score. */
export function useFrameOf(address: string | null): TvSource | null {
  const { config } = usePlayerApp();
  const rules = useUrlRules();
  const url = address === null ? null : safeUrl(address, 'game', { ...rules, origins: config.tvHosts });
  return url === null ? null : { kind: 'frame', url };
}

export interface LiveTvProps {
  readonly match: Match;
  readonly source: TvSource;
  readonly of?: 'picture' | 'score';
}

/** The live picture, 16:9. What the sandbox shows instead says that it is drawn. */
export function LiveTv({ match, source, of = 'picture' }: LiveTvProps) {
  const t = useText();
  return (
    <div className={styles.tv}>
      {source.kind === 'frame' ? (
        <iframe
          className={styles.screen}
          src={source.url}
          title={t(of === 'score' ? 'match.scoreFrame' : 'match.tvFrame', { match: match.name })}
          sandbox="allow-scripts allow-same-origin"
          allow="autoplay; encrypted-media; fullscreen"
          referrerPolicy="strict-origin"
          loading="lazy"
        />
      ) : (
        <div className={styles.screen}>
          <TvPicture match={match} />
          <p className={styles.simulated}>{t('match.tvSimulated')}</p>
        </div>
      )}
    </div>
  );
}

/** A drawn ground with the score as a caption. The ball moves whenever the score does; nothing else is made up. */
function TvPicture({ match }: { readonly match: Match }) {
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
