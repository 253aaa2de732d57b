import ArrowLeft from 'lucide-react/icons/arrow-left';
import Tv from 'lucide-react/icons/tv';
import { Link } from 'react-router-dom';
import type { Match } from '@/domain/sports/Match';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { Icon } from '@/ui/kit/icons/Icon';
import { MatchScore } from '../score/MatchScore';
import { PinButton } from '../lists/PinButton';
import styles from './MatchPage.module.css';
import { usePins } from '../lists/usePins';

export interface MatchHeadProps {
  readonly match: Match;
  /** The switch of the live picture; null: there is none. */
  readonly tv: { readonly on: boolean; readonly onChange: (on: boolean) => void } | null;
}

/** Who plays whom, where, and how it stands. */
export function MatchHead({ match, tv }: MatchHeadProps) {
  const t = useText();
  const pins = usePins();
  return (
    <header className={styles.head}>
      <div className={styles.headLine}>
        <p className={styles.crumb}>
          <Link to={`/spmsports/${match.sport}`} className={styles.backLink}>
            <Icon of={ArrowLeft} size={16} />
            {t(`sports.list.${match.sport}`)}
          </Link>
          <bdi>{match.competition}</bdi>
          <bdi className={styles.venue}>{match.venue}</bdi>
        </p>
        {tv !== null && (
          <IconButton
            icon={Tv}
            tone="header"
            label={t(tv.on ? 'match.tvHide' : 'match.tvShow')}
            aria-expanded={tv.on}
            aria-controls={tv.on ? 'match-tv' : undefined}
            onClick={() => tv.onChange(!tv.on)}
          />
        )}
        <PinButton match={match} pinned={pins.has(match.id)} />
      </div>
      <h1 className={styles.title}>
        <bdi>{match.name}</bdi>
      </h1>
      <MatchScore match={match} />
    </header>
  );
}
