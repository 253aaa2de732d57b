import type { Match } from '@/domain/sports/Match';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './MatchList.module.css';

export interface MatchMetaProps {
  readonly match: Match;
  /** Instead of day and time. */
  readonly startText?: (startsAt: number) => string;
}

/** When it starts, or how it stands: never both. */
export function MatchMeta({ match, startText }: MatchMetaProps) {
  const { t, format } = useTexts();
  if (match.status === 'finished') return <span className={styles.meta}>{t('sports.finished')}</span>;
  if (match.status === 'upcoming') {
    return (
      <time className={styles.meta} dateTime={new Date(match.startsAt).toISOString()}>
        {(startText ?? format.dateTime)(match.startsAt)}
      </time>
    );
  }
  return (
    <span className={classNames(styles.meta, styles.live)}>
      <VisuallyHidden>{t('sports.live')}</VisuallyHidden>
      <bdi>{match.score?.clock || t('sports.live')}</bdi>
    </span>
  );
}
