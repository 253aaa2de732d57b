import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Market } from '@/domain/sports/Market';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Badge } from '@/ui/kit/list/Badge';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { classNames } from '@/ui/kit/classNames';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { MarketAnnouncer } from './MarketAnnouncer';
import { MarketInfo } from './MarketInfo';
import { ReadPrices } from './ReadPrices';
import { RunnerRow } from './RunnerRow';
import { StatusOverlay } from '../price/StatusOverlay';
import { useLadderDepth } from './useLadderDepth';
import { useMarketState } from '../price/useMarketState';
import { usePick } from '../price/usePick';
import styles from './marketGrid.module.css';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';

export interface MarketLadderProps {
  readonly market: Market;
  readonly matchName: string;
  /** Cash out and the like. */
  readonly actions?: ReactNode;
}

/**
 * A market with runners: name, state, limits, conditions, and its prices, read aloud on demand. On an exchange up to three prices deep on each
 * side, the best ones beside the middle; a bookmaker gives one.
 */
export const MarketLadder = observer(function MarketLadder({
  market,
  matchName,
  actions,
}: MarketLadderProps) {
  const t = useText();
  const format = useFormat();
  const state = useMarketState(market);
  const fits = useLadderDepth();
  const { onLadder, quote, sides } = MARKET_KINDS[market.kind];
  const depth = onLadder ? fits : 1;
  const onPick = usePick(market, matchName);
  const limits = t('sports.limits', {
    min: format.size(market.limits.min),
    max: format.size(market.limits.max),
  });
  const inPlay = state.inPlay && state.status !== 'closed';
  const waits = inPlay && state.delaySeconds > 0;

  return (
    <section
      className={classNames(styles.market, styles.ladder)}
      aria-labelledby={`market-${market.id}`}
      data-depth={depth}
      data-sides={sides.length}
    >
      <header className={styles.head}>
        <h2 id={`market-${market.id}`} className={styles.title}>
          <bdi>{market.name}</bdi>
          {inPlay && <Badge tone="live">{t('sports.inPlay')}</Badge>}
          {state.stale && <Badge tone="accent">{t('sports.updating')}</Badge>}
          {market.kind === 'bookmaker' && market.commission === 0 && <Badge>{t('match.noCommission')}</Badge>}
        </h2>
        <div className={styles.actions}>{actions}</div>
        <p className={styles.limits}>{limits}</p>
        <div className={styles.tools}>
          <ReadPrices markets={[market]} name={market.name} />
          <MarketInfo market={market} />
        </div>
      </header>
      <div className={styles.columns} aria-hidden="true">
        <span className={styles.matched}>
          {onLadder && t('sports.matched', { amount: format.size(state.totalMatched) })}
          {quote === 'rate' && t('match.perHundred')}
          <span className={styles.limitsBelow}>{limits}</span>
          {waits && <span>{t('sports.delayShort', { seconds: state.delaySeconds })}</span>}
        </span>
        <span className={styles.columnHeads}>
          {sides.map((side) => (
            <span key={side} className={styles[`${side}Head`]}>
              {t(`sports.${side}`)}
            </span>
          ))}
        </span>
      </div>
      <div className={classNames(styles.rows, state.stale && styles.stale)}>
        <PriceGrid role="grid" label={t('sports.pricesOf', { market: market.name })}>
          {market.runners.map((runner) => (
            <RunnerRow
              key={runner.id}
              market={market}
              runner={runner}
              depth={depth}
              wide={fits === 3}
              closed={state.closed}
              onPick={onPick}
            />
          ))}
        </PriceGrid>
        {state.status !== 'open' && (
          <div className={styles.overlay}>
            <StatusOverlay state={state} />
          </div>
        )}
      </div>
      {state.status === 'closed' && state.result !== null && state.result !== '' && (
        <p className={styles.note}>
          {t('match.result')} <bdi>{resultName(market, state.result)}</bdi>
        </p>
      )}
      {waits && <VisuallyHidden>{t('sports.delayNote', { seconds: state.delaySeconds })}</VisuallyHidden>}
      <MarketAnnouncer name={market.name} status={state.status} />
    </section>
  );
});

/** A result is a runner's id, or words of the backend. */
function resultName(market: Market, result: string): string {
  return market.runners.find(({ id }) => id === result)?.name ?? result;
}
