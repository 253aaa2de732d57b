import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Match, MatchBadge } from '@/domain/sports/Match';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Badge } from '@/ui/kit/list/Badge';
import { MatchMeta } from './MatchMeta';
import { OutcomePrices } from './OutcomePrices';
import { TeamLine } from './TeamLine';
import { useWatchMarket } from './useWatchMarket';
import styles from './MatchList.module.css';

const SHOWN_BADGES: readonly Exclude<MatchBadge, 'matchOdds'>[] = ['bookmaker', 'fancy', 'tv'];

export interface MatchRowProps {
  readonly match: Match;
  readonly withDraw: boolean;
}

/** A match in a list: two lines of text, then its best prices. */
export const MatchRow = observer(function MatchRow({ match, withDraw }: MatchRowProps) {
  const t = useText();
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const market = match.matchOdds;
  useWatchMarket(market?.id ?? null, row);

  return (
    <li ref={row} className={styles.row}>
      <Link to={`/exchange/${encodeURIComponent(match.id)}`} className={styles.match}>
        <span className={styles.top}>
          <MatchMeta match={match} />
          <span className={styles.badges}>
            {SHOWN_BADGES.filter((badge) => match.badges.includes(badge)).map((badge) => (
              <Badge key={badge} meaning={t(`sports.badgeMeaning.${badge}`)}>
                {t(`sports.badge.${badge}`)}
              </Badge>
            ))}
          </span>
          {market !== null && (
            <span className={styles.volume}>
              {t('sports.matched', { amount: format.size(market.totalMatched) })}
            </span>
          )}
        </span>
        <TeamLine name={match.home} score={match.score?.home ?? ''} />
        <TeamLine name={match.away} score={match.score?.away ?? ''} />
      </Link>
      {market === null ? (
        <p className={styles.noMarket}>{t('sports.noMarketYet')}</p>
      ) : (
        <OutcomePrices market={market} matchName={match.name} withDraw={withDraw} />
      )}
    </li>
  );
});
