import Lock from 'lucide-react/icons/lock';
import type { Match, MatchBadge } from '@/domain/sports/Match';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { Badge } from '@/ui/kit/list/Badge';
import { MatchMeta } from './MatchMeta';
import { useStartText } from './useStartText';
import styles from './MatchList.module.css';

const SHOWN_BADGES = ['bookmaker', 'fancy', 'tv'] as const satisfies readonly MatchBadge[];

/** The small line over the names: when or how it stands, what can be bet on, how much was matched. */
export function RowFacts({ match }: { readonly match: Match }) {
  const t = useText();
  const format = useFormat();
  const startText = useStartText();
  const market = match.matchOdds;
  return (
    <span className={styles.top}>
      <MatchMeta match={match} startText={startText} />
      <span className={styles.badges}>
        {SHOWN_BADGES.filter((badge) => match.badges.includes(badge)).map((badge) => (
          <Badge key={badge} meaning={t(`sports.badgeMeaning.${badge}`)}>
            {t(`sports.badge.${badge}`)}
          </Badge>
        ))}
        {market?.status === 'closed' && (
          <Badge meaning={t('lists.closed')}>
            <Icon of={Lock} size={16} />
          </Badge>
        )}
      </span>
      {market !== null && (
        <span className={styles.volume}>
          {t('sports.matched', { amount: format.size(market.totalMatched) })}
        </span>
      )}
    </span>
  );
}
