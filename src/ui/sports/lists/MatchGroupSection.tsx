import Star from 'lucide-react/icons/star';
import type { MatchId } from '@/domain/shared/ids';
import type { MatchGroup } from '@/domain/sports/groupMatches';
import { matchedTotal } from '@/domain/sports/matchedTotal';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { Icon } from '@/ui/kit/icons/Icon';
import { MatchRow } from './MatchRow';
import { SPORT_ICONS } from '../frame/sportLinks';
import styles from './MatchList.module.css';

export interface MatchGroupSectionProps {
  readonly group: MatchGroup;
  readonly pins: ReadonlySet<MatchId>;
  readonly exchange: boolean;
  readonly homeOnly: boolean;
  /** The list is of several sports. */
  readonly withSport: boolean;
}

/** The matches of one competition under one head. */
export function MatchGroupSection({ group, pins, exchange, homeOnly, withSport }: MatchGroupSectionProps) {
  const t = useText();
  const format = useFormat();
  const { when, sport, matches } = group;
  const withDraw = matches.some(({ matchOdds }) => (matchOdds?.runners.length ?? 0) > 2);
  const title = when === 'pinned' ? t('lists.pinned') : group.competition;
  return (
    <section className={styles.group} data-draw={withDraw} data-exchange={exchange}>
      <header className={styles.groupHead}>
        <h2 className={styles.groupTitle}>
          {when === 'pinned' && <Icon of={Star} size={16} />}
          {withSport && sport !== null && <Icon of={SPORT_ICONS[sport]} size={16} />}
          <bdi>{title}</bdi>
          {when !== 'pinned' && (
            <span className={styles.when}>{t(when === 'inPlay' ? 'sports.inPlay' : 'sports.upcoming')}</span>
          )}
        </h2>
        {exchange && (
          <span className={styles.groupMatched}>
            {t('sports.matched', { amount: format.size(matchedTotal(matches)) })}
          </span>
        )}
        <span className={styles.outcomes} aria-hidden="true">
          {(withDraw ? ['1', 'X', '2'] : ['1', '2']).map((outcome) => (
            <span key={outcome}>
              {outcome}
              {exchange && (
                <span className={styles.sides}>
                  <span>{t('sports.back')}</span>
                  <span>{t('sports.lay')}</span>
                </span>
              )}
            </span>
          ))}
        </span>
      </header>
      <PriceGrid label={t('sports.pricesOf', { market: title })}>
        <ul className={styles.rows}>
          {matches.map((match) => (
            <MatchRow
              key={match.id}
              match={match}
              pinned={pins.has(match.id)}
              withDraw={withDraw}
              homeOnly={homeOnly}
            />
          ))}
        </ul>
      </PriceGrid>
    </section>
  );
}
