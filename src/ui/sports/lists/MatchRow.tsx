import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import Lock from 'lucide-react/icons/lock';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isOver, type Match, type MatchBadge } from '@/domain/sports/Match';
import { battingSide } from '@/domain/sports/battingSide';
import { useTexts } from '@/ui/i18n/useTexts';
import { Badge } from '@/ui/kit/list/Badge';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { OutcomePrices } from './OutcomePrices';
import { PinButton } from './PinButton';
import { MatchMeta } from './MatchMeta';
import { useStartText } from './useStartText';
import { TeamLine } from './TeamLine';
import { useOnScreen } from './useOnScreen';
import { useWatchMarket } from './useWatchMarket';
import styles from './MatchList.module.css';

const SHOWN_BADGES = ['bookmaker', 'fancy', 'tv'] as const satisfies readonly MatchBadge[];

export interface MatchRowProps {
  readonly match: Match;
  readonly pinned: boolean;
  /** Some match of the group may end in a draw: the columns line up. */
  readonly withDraw: boolean;
  /** Room for the prices to back only. */
  readonly backOnly: boolean;
}

/** A match in a list: its star, two lines of text, then its best prices. Prices are drawn and watched only where they can be seen. */
export const MatchRow = memo(function MatchRow({ match, pinned, withDraw, backOnly }: MatchRowProps) {
  const { t, format } = useTexts();
  const startText = useStartText(true);
  const row = useRef<HTMLLIElement>(null);
  const shown = useOnScreen(row);
  const market = match.matchOdds;
  const over = isOver(match);
  useWatchMarket(market?.id, shown && !over);
  const batting = battingSide(match);
  const bat = (
    <span className={styles.bat}>
      <VisuallyHidden>{t('score.batting')}</VisuallyHidden>
    </span>
  );
  const team = (side: 'home' | 'away') => (
    <TeamLine
      name={match[side]}
      score={match.score?.[side] ?? ''}
      mark={batting === side && bat}
      waits={batting !== null && batting !== side}
    />
  );

  return (
    <li ref={row} className={styles.row}>
      <PinButton match={match} pinned={pinned} />
      <Link to={pathOfMatch(match.id)} className={styles.match}>
        <span className={styles.top}>
          {match.unlisted === true ? (
            <span className={styles.meta}>{t('lists.closed')}</span>
          ) : (
            <MatchMeta match={match} startText={startText} />
          )}
          <span className={styles.badges}>
            {SHOWN_BADGES.filter((badge) => match.badges.includes(badge) && !over).map((badge) => (
              <abbr
                key={badge}
                title={t(`sports.badgeMeaning.${badge}`)}
                aria-label={t(`sports.badgeMeaning.${badge}`)}
                role="img"
              >
                {t(`sports.badge.${badge}`)}
              </abbr>
            ))}
            {market?.status === 'closed' && !over && (
              <Badge meaning={t('lists.closed')}>
                <Icon of={Lock} size={16} />
              </Badge>
            )}
          </span>
          {market !== null && (
            <span className={styles.volume}>
              <VisuallyHidden>
                {t('sports.matched', { amount: format.size(market.totalMatched) })}
              </VisuallyHidden>
              <span aria-hidden="true">{t('lists.money', { amount: format.size(market.totalMatched) })}</span>
            </span>
          )}
        </span>
        {team('home')}
        {team('away')}
      </Link>
      {market === null && <p className={styles.noMarket}>{t('sports.noMarketYet')}</p>}
      {market !== null &&
        (shown ? (
          <OutcomePrices market={market} matchName={match.name} withDraw={withDraw} backOnly={backOnly} />
        ) : (
          <span className={classNames(styles.prices, backOnly && styles.backOnly)} aria-hidden="true">
            {(withDraw ? ['1', 'X', '2'] : ['1', '2']).map((outcome) => (
              <span key={outcome} className={styles.unseenPair} />
            ))}
          </span>
        ))}
    </li>
  );
});
