import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { resultRange, type OpenPosition } from '@/domain/betting/openPositions';
import { positionSummary } from '@/domain/betting/positionSummary';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { Amount } from '@/ui/kit/text/Amount';
import { BetPlace } from '../BetPlace';
import { CashOutButton } from '../cashOut/CashOutButton';
import { PositionLine } from './PositionLine';
import { PositionStakes } from './PositionStakes';
import styles from './Positions.module.css';
import { useMarketOf } from '../useMarketOf';

export interface PositionRowProps {
  readonly position: OpenPosition;
  /** Nothing of it is open any more: its row says so, and stays. */
  readonly gone: boolean;
}

/** One market with open bets: what was taken of them, what they can still bring, and the cash out at its live figure where there is one. */
export const PositionRow = observer(function PositionRow({ position, gone }: PositionRowProps) {
  const { config } = usePlayerApp();
  const { t, format } = useTexts();
  const market = useMarketOf(position.bets[0]);
  const [newest] = position.bets;
  const summary = positionSummary(position.bets);
  const terms = market && { runners: market.runners.map(({ id }) => id), commission: market.commission };
  const { best, worst } = resultRange(position, terms);
  const cashable =
    !gone && config.capabilities.cashOut && MARKET_KINDS[newest.marketKind].cashOut && market !== null;
  return (
    <li
      className={classNames(styles.row, styles[summary.oneSide?.side ?? 'both'], gone && styles.gone)}
      data-cashable={cashable || gone}
    >
      <Link to={gone ? '/mybets?tab=settled' : placeOf(position)} className={styles.what}>
        <PositionLine summary={summary} />
        <span className={styles.facts}>
          <PositionStakes summary={summary} />
          <span className={styles.match}>
            <BetPlace market={newest.marketName} match={newest.matchName || newest.matchId} />
          </span>
        </span>
      </Link>
      <dl className={styles.range}>
        <div>
          <dt>{t('home.best')}</dt>
          <dd>
            <Amount value={best}>{format.signedMoney(best)}</Amount>
          </dd>
        </div>
        <div>
          <dt>{t('home.worst')}</dt>
          <dd>
            <Amount value={worst}>{format.signedMoney(worst)}</Amount>
          </dd>
        </div>
      </dl>
      {cashable && (
        <div className={styles.cashOut}>
          <CashOutButton market={market} />
        </div>
      )}
      {gone && (
        <div className={styles.cashOut}>
          <span className={styles.ended}>{t('cashOut.gone')}</span>
        </div>
      )}
    </li>
  );
});

function placeOf({ matchId }: OpenPosition): string {
  return matchId === '' ? '/mybets' : pathOfMatch(matchId);
}
