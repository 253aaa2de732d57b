import { observer } from 'mobx-react-lite';
import type { Market, Runner } from '@/domain/sports/Market';
import type { Side } from '@/domain/sports/Side';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { isPicked } from '../price/isPicked';
import { PriceCell } from '../price/PriceCell';
import { StatusOverlay } from '../price/StatusOverlay';
import { useMarketState } from '../price/useMarketState';
import { usePick } from '../price/usePick';
import styles from './MatchList.module.css';

export interface OutcomePricesProps {
  readonly market: Market;
  readonly matchName: string;
  /** Shows a blank column for a draw where the sport has none, so that columns line up. */
  readonly withDraw: boolean;
  /** Room for the prices to back only. */
  readonly backOnly?: boolean;
}

const BOTH_SIDES = ['back', 'lay'] as const;
const BACK_ONLY = ['back'] as const;

/** Best back and lay of each outcome: 1, X, 2. */
export const OutcomePrices = observer(function OutcomePrices({
  market,
  matchName,
  withDraw,
  backOnly = false,
}: OutcomePricesProps) {
  const state = useMarketState(market);
  const onPick = usePick(market, matchName);
  const [home, away, draw] = market.runners;

  const pair = (runner: Runner | undefined, name: string) => (
    <div
      key={name}
      className={classNames(styles.pair, runner === undefined && styles.blankPair)}
      data-outcome={name}
    >
      {runner !== undefined && (
        <RunnerPair
          market={market}
          runner={runner}
          closed={state.closed}
          sides={backOnly ? BACK_ONLY : BOTH_SIDES}
          onPick={onPick}
        />
      )}
    </div>
  );
  return (
    <div
      className={classNames(styles.prices, backOnly && styles.backOnly, state.stale && styles.stale)}
      data-price-row=""
    >
      {pair(home, '1')}
      {withDraw && pair(draw, 'X')}
      {pair(away, '2')}
      {state.status !== 'open' && <StatusOverlay state={state} />}
    </div>
  );
});

interface RunnerPairProps {
  readonly market: Market;
  readonly runner: Runner;
  readonly closed: boolean;
  readonly sides: readonly Side[];
  readonly onPick: ReturnType<typeof usePick>;
}

const RunnerPair = observer(function RunnerPair({ market, runner, closed, sides, onPick }: RunnerPairProps) {
  const { sports, betting } = useFirstPage();
  const t = useText();
  const status = sports.board.runnerStatus(market.id, runner.id) ?? runner.status;
  return sides.map((side) => (
    <PriceCell
      key={side}
      market={market.id}
      runner={runner.id}
      side={side}
      kind={market.kind}
      level={0}
      label={t(side === 'back' ? 'sports.backRunner' : 'sports.layRunner', { runner: runner.name })}
      closed={closed || status !== 'active'}
      picked={isPicked(betting.view, market.id, runner.id, side)}
      onPick={onPick}
    />
  ));
});
