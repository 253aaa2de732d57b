import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import type { Market } from '@/domain/sports/Market';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { resultText } from '@/domain/sports/resultText';
import { useText } from '@/ui/i18n/useText';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { classNames } from '@/ui/kit/classNames';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { StatusOverlay } from '../price/StatusOverlay';
import { useMarketState } from '../price/useMarketState';
import { usePick } from '../price/usePick';
import { DepthHeads } from './DepthHeads';
import { MarketAnnouncer } from './MarketAnnouncer';
import { MarketHead } from './MarketHead';
import { RunnerRow } from './RunnerRow';
import { useLadderDepth } from './useLadderDepth';
import styles from './marketGrid.module.css';

export interface MarketLadderProps {
  readonly market: Market;
  readonly matchName: string;
  /** The id of what names its match, where it stands among markets of others. */
  readonly matchTitle?: string;
  /** Cash out and the like. */
  readonly actions?: ReactNode;
}

/**
 * A market with runners: its head, and its prices, read aloud on demand. On an exchange up to three prices deep on each side, the best ones beside
 * the middle, on a phone where the player asks for them; a bookmaker gives one.
 */
export const MarketLadder = observer(function MarketLadder({
  market,
  matchName,
  matchTitle = '',
  actions,
}: MarketLadderProps) {
  const t = useText();
  const state = useMarketState(market);
  const fits = useLadderDepth();
  const [asked, ask] = useState(false);
  const { onLadder, sides } = MARKET_KINDS[market.kind];
  const mayAsk = onLadder && fits === 1;
  const deep = mayAsk && asked;
  const depth = deep ? 3 : onLadder ? fits : 1;
  const onPick = usePick(market, matchName);
  const waits = state.inPlay && state.status !== 'closed' && state.delaySeconds > 0;
  const result = resultText({ ...market, result: state.result });

  return (
    <section
      className={classNames(styles.market, styles.ladder, deep && styles.deep)}
      aria-labelledby={`market-${market.id} ${matchTitle}`.trim()}
      data-depth={depth}
      data-sides={sides.length}
    >
      <MarketHead
        market={market}
        state={state}
        actions={actions}
        heads={<DepthHeads market={market.name} sides={sides} deep={mayAsk ? asked : null} onChange={ask} />}
      />
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
              over={deep && state.status !== 'open' ? state : null}
            />
          ))}
        </PriceGrid>
        {!deep && state.status !== 'open' && (
          <div className={styles.overlay}>
            <StatusOverlay state={state} />
          </div>
        )}
      </div>
      {state.status === 'closed' && result !== '' && (
        <p className={styles.note}>
          {t('match.result')} <bdi>{result}</bdi>
        </p>
      )}
      {waits && <VisuallyHidden>{t('sports.delayNote', { seconds: state.delaySeconds })}</VisuallyHidden>}
      <MarketAnnouncer name={market.name} status={state.status} />
    </section>
  );
});
