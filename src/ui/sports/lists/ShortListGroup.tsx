import type { Match } from '@/domain/sports/Match';
import { useText } from '@/ui/i18n/useText';
import { Crest } from '@/ui/kit/crest/Crest';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { ShortListRow } from './ShortListRow';
import list from './MatchList.module.css';
import styles from './ShortList.module.css';

export interface ShortListGroupProps {
  readonly title: string;
  readonly matches: readonly Match[];
  /** No room for three pairs: of an outcome with a draw beside it only the price to back stands here. */
  readonly narrow: boolean;
}

/** The matches of one competition, Back and Lay said over their lanes. */
export function ShortListGroup({ title, matches, narrow }: ShortListGroupProps) {
  const t = useText();
  const withDraw = matches.some(({ matchOdds }) => (matchOdds?.runners.length ?? 0) > 2);
  const backOnly = narrow && withDraw;
  const outcomes = withDraw ? ['1', 'X', '2'] : ['', ''];
  return (
    <div className={list.group} data-draw={withDraw} data-density="compact">
      <div className={list.groupHead}>
        <h3 className={list.groupTitle}>
          <span className={styles.competition}>
            <Crest name={title} kind="competition" />
            <bdi className={styles.name}>{title}</bdi>
          </span>
        </h3>
        <span className={list.heads} aria-hidden="true">
          {outcomes.map((outcome, at) => (
            <span key={at}>
              <span className={list.headBack}>{backOnly ? outcome : `${outcome} ${t('sports.back')}`}</span>
              {!backOnly && <span className={list.headLay}>{`${outcome} ${t('sports.lay')}`}</span>}
            </span>
          ))}
        </span>
      </div>
      <PriceGrid label={t('sports.pricesOf', { market: title })}>
        <ul role="list">
          {matches.map((match) => (
            <ShortListRow key={match.id} match={match} withDraw={withDraw} backOnly={backOnly} />
          ))}
        </ul>
      </PriceGrid>
    </div>
  );
}
