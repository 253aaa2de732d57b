import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import { observer } from 'mobx-react-lite';
import { resultRange, type OpenPosition } from '@/domain/betting/openPositions';
import { positionSummary } from '@/domain/betting/positionSummary';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { Amount } from '@/ui/kit/text/Amount';
import { CashOutButton } from '../cashOut/CashOutButton';
import { PositionWhat } from './PositionWhat';
import styles from './Positions.module.css';
import { useMarketOf } from '../useMarketOf';

/** One market with open bets: what was taken of them, what they can still bring, and the cash out at its live figure where there is one. */
export const PositionRow = observer(function PositionRow({ position }: { readonly position: OpenPosition }) {
  const { config } = usePlayerApp();
  const { t, format } = useTexts();
  const market = useMarketOf(position.bets[0]);
  const [newest] = position.bets;
  const { oneSide } = positionSummary(position.bets);
  const terms = market && { runners: market.runners.map(({ id }) => id), commission: market.commission };
  const { best, worst } = resultRange(position, terms);
  const cashable = config.capabilities.cashOut && MARKET_KINDS[newest.marketKind].cashOut && market !== null;
  return (
    <li className={classNames(styles.row, styles[oneSide?.side ?? 'both'])} data-cashable={cashable}>
      <PositionWhat position={position} to={placeOf(position)} />
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
    </li>
  );
});

function placeOf({ matchId }: OpenPosition): string {
  return matchId === '' ? '/mybets' : pathOfMatch(matchId);
}
