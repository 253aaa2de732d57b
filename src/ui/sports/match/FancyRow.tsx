import { observer } from 'mobx-react-lite';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Sparkline } from '../history/Sparkline';
import { isPicked } from '../price/isPicked';
import { PriceCell } from '../price/PriceCell';
import { StatusOverlay } from '../price/StatusOverlay';
import { useLadderDepth } from './useLadderDepth';
import { useMarketState } from '../price/useMarketState';
import { usePick } from '../price/usePick';
import { FancyBookButton } from './FancyBookButton';
import { FancyResult } from './FancyResult';
import { MarketInfo } from './MarketInfo';
import styles from './marketGrid.module.css';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { resultText } from '@/domain/sports/resultText';
import { hasResult } from '@/domain/sports/splitMarkets';

/** A session: No on the left, Yes on the right, the runs large over their rate. */
export const FancyRow = observer(function FancyRow({
  market,
  matchName,
}: {
  readonly market: Market;
  readonly matchName: string;
}) {
  const { betting, sports } = usePlayerApp();
  const { t, format } = useTexts();
  const state = useMarketState(market);
  const onPick = usePick(market, matchName);
  const wide = useLadderDepth() === 3;
  const runner = market.runners[0];
  if (runner === undefined) return null;
  const runnerStatus = sports.board.runnerStatus(market.id, runner.id) ?? runner.status;
  const runnerClosed = runnerStatus !== 'active';

  return (
    <div
      id={`fancy-${market.id}`}
      className={styles.row}
      role="row"
      data-price-row=""
      data-stale={state.stale}
    >
      <div className={styles.about} role="rowheader">
        <span className={styles.name}>
          <bdi>{market.name}</bdi>
        </span>
        <FancyResult market={market} />
        <span className={styles.meta}>
          <span>
            {hasResult(market) ? (
              <>
                {t('match.result')} <bdi>{resultText(market)}</bdi>
              </>
            ) : state.status === 'closed' ? (
              t('match.resultAwaited')
            ) : (
              t('sports.limits', {
                min: format.exactSize(market.limits.min),
                max: format.exactSize(market.limits.max),
              })
            )}
          </span>
          {state.stale && <span className={styles.updating}>{t('sports.updating')}</span>}
        </span>
      </div>
      {wide && <Sparkline market={market} runner={runner} />}
      <div className={styles.cells}>
        {MARKET_KINDS[market.kind].sides.map((side) => (
          <div key={side} role="gridcell">
            <PriceCell
              market={market.id}
              runner={runner.id}
              side={side}
              kind={market.kind}
              level={0}
              label={t(side === 'back' ? 'match.yesRunner' : 'match.noRunner', { market: market.name })}
              closed={state.closed || runnerClosed}
              picked={isPicked(betting.view, market.id, runner.id, side, 0)}
              onPick={onPick}
            />
          </div>
        ))}
        <StatusOverlay
          state={state.status === 'open' && runnerClosed ? { status: 'suspended', statusLabel: '' } : state}
        />
      </div>
      <div className={styles.tools} role="gridcell">
        <FancyBookButton market={market} />
        <MarketInfo market={market} inGrid />
      </div>
    </div>
  );
});
