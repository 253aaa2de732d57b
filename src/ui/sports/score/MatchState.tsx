import type { Message } from '@/domain/shared/Message';
import type { Match } from '@/domain/sports/Match';
import type { LiveScore } from '@/domain/sports/score/LiveScore';
import { useTexts } from '@/ui/i18n/useTexts';
import { Badge } from '@/ui/kit/list/Badge';
import styles from './Score.module.css';

interface MatchStateProps {
  readonly match: Match;
  readonly score: LiveScore;
  /** How far it is, while it is played. */
  readonly clock: Message | null;
}

/** When it starts, how far it is, or who has won. */
export function MatchState({ match, score: { status, winner }, clock }: MatchStateProps) {
  const { t, format, renderMessage } = useTexts();
  if (status === 'upcoming')
    return (
      <time dateTime={new Date(match.startsAt).toISOString()}>
        {t('sports.starts', { at: format.dateTime(match.startsAt) })}
      </time>
    );
  if (status === 'finished')
    return (
      <b className={styles.strong}>
        {winner === null ? t('sports.finished') : t('score.won', { team: match[winner] })}
      </b>
    );
  return (
    <>
      <Badge tone="live">{t('sports.live')}</Badge>
      {clock !== null && <b className={styles.strong}>{renderMessage(clock)}</b>}
    </>
  );
}
