import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Market } from '@/domain/sports/Market';
import { useText } from '@/ui/i18n/useText';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { classNames } from '@/ui/kit/classNames';
import { MarketFrame } from './MarketFrame';
import { RunnerRow } from './RunnerRow';
import { StatusOverlay } from '../price/StatusOverlay';
import { useLadderDepth } from './useLadderDepth';
import { useMarketState } from '../price/useMarketState';
import { usePick } from '../price/usePick';
import styles from './MarketLadder.module.css';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';

export interface MarketLadderProps {
  readonly market: Market;
  readonly matchName: string;
  readonly actions?: ReactNode;
}

/** A market with runners: on an exchange up to three prices deep on each side, the best ones beside the middle; a bookmaker gives one. */
export const MarketLadder = observer(function MarketLadder({
  market,
  matchName,
  actions,
}: MarketLadderProps) {
  const t = useText();
  const state = useMarketState(market);
  const fits = useLadderDepth();
  const depth = MARKET_KINDS[market.kind].onLadder ? fits : 1;
  const onPick = usePick(market, matchName);

  return (
    <MarketFrame market={market} depth={depth} actions={actions}>
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
    </MarketFrame>
  );
});
