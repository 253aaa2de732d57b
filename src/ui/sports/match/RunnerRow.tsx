import { observer } from 'mobx-react-lite';
import type { Market, Runner } from '@/domain/sports/Market';
import type { Side } from '@/domain/sports/Side';
import type { RunnerId } from '@/domain/shared/ids';
import type { Paise } from '@/domain/shared/Money';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Badge } from '@/ui/kit/list/Badge';
import { Amount } from '@/ui/kit/text/Amount';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { Sparkline } from '../history/Sparkline';
import { isPicked } from '../price/isPicked';
import { LastPrice } from '../price/LastPrice';
import { PriceCell } from '../price/PriceCell';
import type { MarketStateNow } from '../price/useMarketState';
import { StatusOverlay } from '../price/StatusOverlay';
import styles from './marketGrid.module.css';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';

export interface RunnerRowProps {
  readonly market: Market;
  readonly runner: Runner;
  readonly depth: 1 | 2 | 3;
  /** Whether there is room for the way its price went. */
  readonly wide: boolean;
  readonly closed: boolean;
  readonly onPick: (runner: RunnerId, side: Side, level: number) => void;
  /** Lies over the prices of this row: the market's state, where its rows are not one block of prices. */
  readonly over: Pick<MarketStateNow, 'status' | 'statusLabel'> | null;
}

const LEVELS = [0, 1, 2] as const;
const SUSPENDED = { status: 'suspended', statusLabel: '' } as const;

/** A runner: name with the result under it, back prices towards the middle, lay prices away from it. */
export const RunnerRow = observer(function RunnerRow(props: RunnerRowProps) {
  const { market, runner, depth, wide, closed, onPick, over } = props;
  const { sports, betting } = usePlayerApp();
  const { t, format } = useTexts();
  const status = sports.board.runnerStatus(market.id, runner.id) ?? runner.status;
  // The result of the open bets if this one wins, and with the stake that is being typed.
  const book = betting.projection(market.id).find(({ runnerId }) => runnerId === runner.id);
  const result = (amount: Paise) => <Amount value={amount}>{format.signedMoney(amount)}</Amount>;
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
      <div className={styles.about} role="rowheader">
        <span className={styles.name}>
          <bdi>{runner.name}</bdi>
          {status === 'winner' && <Badge tone="accent">{t('sports.winner')}</Badge>}
        </span>
        <span className={styles.book}>
          {book !== undefined && (book.now !== 0 || book.projected !== null) && (
            <>
              <VisuallyHidden>{t('sports.ifItWins')}</VisuallyHidden>
              {result(book.now)}
              {book.projected !== null && (
                <>
                  <span aria-hidden="true">»</span>
                  <VisuallyHidden>{t('sports.withThisBet')}</VisuallyHidden>
                  {result(book.projected)}
                </>
              )}
            </>
          )}
        </span>
      </div>
      {depth > 2 && MARKET_KINDS[market.kind].onLadder && (
        <LastPrice market={market} runner={runner.id} className={styles.last} />
      )}
      {wide && <Sparkline market={market} runner={runner} />}
      <div className={styles.cells}>
        {MARKET_KINDS[market.kind].sides.map((side) => (
          <div key={side} className={styles.side}>
            {(side === 'back' ? levels.toReversed() : levels).map((level) => cell(side, level))}
          </div>
        ))}
        {over !== null ? (
          <StatusOverlay state={over} />
        ) : (
          !closed && status === 'suspended' && <StatusOverlay state={SUSPENDED} />
        )}
      </div>
    </div>
  );
});
