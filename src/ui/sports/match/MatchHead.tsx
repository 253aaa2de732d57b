import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import type { Match } from '@/domain/sports/Match';
import { useText } from '@/ui/i18n/useText';
import { Crest } from '@/ui/kit/crest/Crest';
import { Icon } from '@/ui/kit/icons/Icon';
import { MatchScore } from '../score/MatchScore';
import styles from './MatchPage.module.css';
import hidden from '@/ui/kit/text/VisuallyHidden.module.css';

/** Who plays whom, where, and how it stands: 96 px of a phone at most. */
export function MatchHead({ match }: { readonly match: Match }) {
  const t = useText();
  return (
    <header className={styles.head}>
      <p className={styles.crumb}>
        <Link to={`/spmsports/${match.sport}`} className={styles.backLink}>
          <Icon of={ArrowLeft} size={16} />
          {t(`sports.list.${match.sport}`)}
        </Link>
        <Crest name={match.competition} kind="competition" />
        <bdi>{match.competition}</bdi>
        <bdi className={styles.venue}>{match.venue}</bdi>
      </p>
      {/* The board names both sides; the heading is there for those who listen. */}
      <h1 className={hidden.hidden}>
        <bdi>{match.name}</bdi>
      </h1>
      <MatchScore match={match} />
    </header>
  );
}
