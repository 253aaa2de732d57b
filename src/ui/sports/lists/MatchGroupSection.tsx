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
  /** No room for three pairs: of an outcome with a draw beside it only the price to back stands in the list. */
  readonly narrow: boolean;
  /** The list is of several sports. */
  readonly withSport: boolean;
}

/** The matches of one competition under one head. */
export function MatchGroupSection({ group, pins, exchange, narrow, withSport }: MatchGroupSectionProps) {
  const t = useText();
  const format = useFormat();
  const { when, sport, matches } = group;
  const withDraw = matches.some(({ matchOdds }) => (matchOdds?.runners.length ?? 0) > 2);
  const backOnly = narrow && withDraw;
  const headOf = (side: 'back' | 'lay', outcome: string): string =>
    withDraw ? `${outcome} ${t(`sports.${side}`)}` : t(`sports.${side}`);
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
        <span className={styles.heads} aria-hidden="true">
          {(withDraw ? ['1', 'X', '2'] : ['1', '2']).map((outcome) => (
            <span key={outcome}>
              <span className={styles.headBack}>{backOnly ? outcome : headOf('back', outcome)}</span>
              {!backOnly && <span className={styles.headLay}>{headOf('lay', outcome)}</span>}
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
              backOnly={backOnly}
            />
          ))}
        </ul>
      </PriceGrid>
    </section>
  );
}
