import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import type { Match } from '@/domain/sports/Match';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { TeamBadge } from '@/ui/kit/brand/TeamBadge';
import { Icon } from '@/ui/kit/icons/Icon';
import { Badge } from '@/ui/kit/list/Badge';
import styles from './MatchPage.module.css';

/** Who plays whom, where, and how it stands. */
export function MatchHead({ match }: { readonly match: Match }) {
  const t = useText();
  const format = useFormat();
  return (
    <header className={styles.head}>
      <p className={styles.crumb}>
        <Link to={`/spmsports/${match.sport}`} className={styles.backLink}>
          <Icon of={ArrowLeft} size={16} />
          {t(`sports.list.${match.sport}`)}
        </Link>
        <bdi>{match.competition}</bdi>
        <bdi>{match.venue}</bdi>
      </p>
      <h1 className={styles.title}>
        <bdi>{match.name}</bdi>
      </h1>
      <div className={styles.board}>
        <Side name={match.home} score={match.score?.home ?? ''} />
        <Side name={match.away} score={match.score?.away ?? ''} />
        <p className={styles.state}>
          {match.status === 'inPlay' && <Badge tone="live">{t('sports.live')}</Badge>}
          {match.status === 'upcoming' && (
            <time dateTime={new Date(match.startsAt).toISOString()}>
              {t('sports.starts', { at: format.dateTime(match.startsAt) })}
            </time>
          )}
          {match.status === 'finished' && t('sports.finished')}
          <bdi>{match.score?.clock ?? ''}</bdi>
          <bdi className={styles.note}>{match.score?.note ?? ''}</bdi>
        </p>
      </div>
    </header>
  );
}

function Side({ name, score }: { readonly name: string; readonly score: string }) {
  return (
    <p className={styles.side}>
      <TeamBadge name={name} size="large" />
      <bdi className={styles.teamName}>{name}</bdi>
      <bdi className={styles.teamScore}>{score}</bdi>
    </p>
  );
}
