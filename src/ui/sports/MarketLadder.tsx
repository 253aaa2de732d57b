import { observer } from 'mobx-react-lite';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { classNames } from '@/ui/kit/classNames';
import { Badge } from '@/ui/kit/list/Badge';
import { MarketAnnouncer } from './MarketAnnouncer';
import { RunnerRow } from './RunnerRow';
import { StatusOverlay } from './StatusOverlay';
import { useLadderDepth } from './useLadderDepth';
import { useMarketState } from './useMarketState';
import { usePick } from './usePick';
import styles from './MarketLadder.module.css';

export interface MarketLadderProps {
  readonly market: Market;
  readonly matchName: string;
}

/** A match-odds market: three prices deep on each side, the best ones beside the middle. */
export const MarketLadder = observer(function MarketLadder({ market, matchName }: MarketLadderProps) {
  const { betting } = usePlayerApp();
  const t = useText();
  const format = useFormat();
  const state = useMarketState(market);
  const depth = useLadderDepth();
  const onPick = usePick(market, matchName);
  const projections = betting.projection.execute(market.id);

  return (
    <section className={styles.market} aria-labelledby={`market-${market.id}`} data-depth={depth}>
      <header className={styles.head}>
        <h2 id={`market-${market.id}`} className={styles.title}>
          <bdi>{market.name}</bdi>
          {state.inPlay && state.status !== 'closed' && <Badge tone="live">{t('sports.inPlay')}</Badge>}
          {state.freshness === 'stale' && <Badge tone="accent">{t('sports.updating')}</Badge>}
        </h2>
        <p className={styles.limits}>
          {t('sports.limits', { min: format.size(market.limits.min), max: format.size(market.limits.max) })}
        </p>
      </header>
      <div className={styles.columns} aria-hidden="true">
        <span className={styles.matched}>
          {t('sports.matched', { amount: format.size(state.totalMatched) })}
        </span>
        <span className={styles.columnHeads}>
          <span className={styles.backHead}>{t('sports.back')}</span>
          <span className={styles.layHead}>{t('sports.lay')}</span>
        </span>
      </div>
      <PriceGrid
        label={t('sports.pricesOf', { market: market.name })}
        className={classNames(styles.rows, state.freshness === 'stale' && styles.stale)}
      >
        {market.runners.map((runner) => (
          <RunnerRow
            key={runner.id}
            market={market}
            runner={runner}
            depth={depth}
            closed={state.closed}
            projection={projections.find((each) => each.runnerId === runner.id)}
            onPick={onPick}
          />
        ))}
        {state.status !== 'open' && (
          <div className={styles.overlay}>
            <StatusOverlay state={state} />
          </div>
        )}
      </PriceGrid>
      {state.inPlay && state.status !== 'closed' && state.delaySeconds > 0 && (
        <p className={styles.note}>{t('sports.delayNote', { seconds: state.delaySeconds })}</p>
      )}
      <MarketAnnouncer name={market.name} status={state.status} />
    </section>
  );
});
