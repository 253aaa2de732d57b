import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Market } from '@/domain/sports/Market';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Badge } from '@/ui/kit/list/Badge';
import { MarketAnnouncer } from './MarketAnnouncer';
import { useMarketState } from '../price/useMarketState';
import { MarketInfo } from './MarketInfo';
import { ReadPrices } from './ReadPrices';
import styles from './MarketLadder.module.css';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';

export interface MarketFrameProps {
  readonly market: Market;
  readonly depth: 1 | 2 | 3;
  /** Cash out and the like. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What every market with runners has around its prices: name, state, limits, conditions, and its prices read aloud on demand. */
export const MarketFrame = observer(function MarketFrame({
  market,
  depth,
  actions,
  children,
}: MarketFrameProps) {
  const t = useText();
  const format = useFormat();
  const state = useMarketState(market);
  const { onLadder, quote, sides } = MARKET_KINDS[market.kind];
  const limits = t('sports.limits', {
    min: format.size(market.limits.min),
    max: format.size(market.limits.max),
  });
  return (
    <section
      className={styles.market}
      aria-labelledby={`market-${market.id}`}
      data-depth={depth}
      data-sides={sides.length}
    >
      <header className={styles.head}>
        <h2 id={`market-${market.id}`} className={styles.title}>
          <bdi>{market.name}</bdi>
          {state.inPlay && state.status !== 'closed' && <Badge tone="live">{t('sports.inPlay')}</Badge>}
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
        </span>
        <span className={styles.columnHeads}>
          {sides.map((side) => (
            <span key={side} className={styles[`${side}Head`]}>
              {t(`sports.${side}`)}
            </span>
          ))}
        </span>
      </div>
      {children}
      {state.status === 'closed' && state.result !== null && state.result !== '' && (
        <p className={styles.note}>
          {t('match.result')} <bdi>{resultName(market, state.result)}</bdi>
        </p>
      )}
      {state.inPlay && state.status !== 'closed' && state.delaySeconds > 0 && (
        <p className={styles.note}>{t('sports.delayNote', { seconds: state.delaySeconds })}</p>
      )}
      <MarketAnnouncer name={market.name} status={state.status} />
    </section>
  );
});

/** A result is a runner's id, or words of the backend. */
function resultName(market: Market, result: string): string {
  return market.runners.find(({ id }) => id === result)?.name ?? result;
}
