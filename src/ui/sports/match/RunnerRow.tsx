import { observer } from 'mobx-react-lite';
import type { Market, Runner } from '@/domain/sports/Market';
import type { Side } from '@/domain/sports/Side';
import type { RunnerId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Badge } from '@/ui/kit/list/Badge';
import { Sparkline } from '../history/Sparkline';
import { isPicked } from '../price/isPicked';
import { ProjectedResult } from './ProjectedResult';
import { PriceCell } from '../price/PriceCell';
import { StatusOverlay } from '../price/StatusOverlay';
import styles from './MarketLadder.module.css';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';

export interface RunnerRowProps {
  readonly market: Market;
  readonly runner: Runner;
  readonly depth: 1 | 2 | 3;
  /** Whether there is room for the way its price went. */
  readonly wide: boolean;
  readonly closed: boolean;
  readonly onPick: (runner: RunnerId, side: Side, level: number) => void;
}

const LEVELS = [0, 1, 2] as const;

/** A runner: name with the result under it, back prices towards the middle, lay prices away from it. */
export const RunnerRow = observer(function RunnerRow(props: RunnerRowProps) {
  const { market, runner, depth, wide, closed, onPick } = props;
  const { sports, betting } = usePlayerApp();
  const t = useText();
  const status = sports.board.runnerStatus(market.id, runner.id) ?? runner.status;
  const projections = betting.projection(market.id);
  const levels = LEVELS.slice(0, depth);

  const cell = (side: Side, level: 0 | 1 | 2) => (
    <div key={`${side}${level}`} role="gridcell">
      <PriceCell
        market={market.id}
        runner={runner.id}
        side={side}
        kind={market.kind}
        level={level}
        label={t(side === 'back' ? 'sports.backRunner' : 'sports.layRunner', { runner: runner.name })}
        closed={closed || status !== 'active'}
        picked={isPicked(betting.view, market.id, runner.id, side, level)}
        onPick={onPick}
      />
    </div>
  );

  return (
    <div className={styles.row} role="row" data-price-row="">
      <div className={styles.runner} role="rowheader">
        <span className={styles.name}>
          <bdi>{runner.name}</bdi>
          {status === 'winner' && <Badge tone="accent">{t('sports.winner')}</Badge>}
        </span>
        <ProjectedResult projection={projections.find((each) => each.runnerId === runner.id)} />
      </div>
      {wide && <Sparkline market={market} runner={runner} />}
      <div className={styles.cells}>
        {MARKET_KINDS[market.kind].sides.map((side) => (
          <div key={side} className={classNames(styles.side, styles[side])}>
            {(side === 'back' ? levels.toReversed() : levels).map((level) => cell(side, level))}
          </div>
        ))}
        {!closed && status === 'suspended' && (
          <StatusOverlay state={{ status: 'suspended', statusLabel: '' }} />
        )}
      </div>
    </div>
  );
});
