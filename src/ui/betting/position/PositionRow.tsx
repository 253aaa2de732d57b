import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { resultRange, type OpenPosition } from '@/domain/betting/openPositions';
import { sideWord } from '@/domain/betting/betPrice';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { Amount } from '@/ui/kit/text/Amount';
import { BetPlace } from '../BetPlace';
import { BetPriceText } from '../BetPriceText';
import { CashOutButton } from '../cashOut/CashOutButton';
import styles from './Positions.module.css';
import { useMarketOf } from '../useMarketOf';

/** One market with open bets: the newest of them that was taken, what they can still bring, and the cash out at its live figure where there is one. */
export const PositionRow = observer(function PositionRow({ position }: { readonly position: OpenPosition }) {
  const { config } = usePlayerApp();
  const { t, format } = useTexts();
  const market = useMarketOf(position.bets[0]);
  const { bets, stake, waiting } = position;
  // What was taken is what the player has: it is named before what waits.
  const named = bets.find(({ matched }) => matched > 0) ?? bets[0];
  const terms = market && { runners: market.runners.map(({ id }) => id), commission: market.commission };
  const { best, worst } = resultRange(position, terms);
  const cashable = config.capabilities.cashOut && MARKET_KINDS[named.marketKind].cashOut && market !== null;
  return (
    <li className={classNames(styles.row, styles[named.side])} data-cashable={cashable}>
      <Link to={placeOf(position)} className={styles.what}>
        <span className={styles.line}>
          <span className={styles.side}>{t(`myBets.side.${sideWord(named)}`)}</span>{' '}
          <bdi className={styles.name}>{named.selection}</bdi>{' '}
          <span className={styles.price}>
            <BetPriceText bet={named} />
          </span>
          {bets.length > 1 && (
            <span className={styles.more}>{t('home.moreBets', { count: bets.length - 1 })}</span>
          )}
        </span>
        <span className={styles.facts}>
          <span className={styles.stake}>
            {waiting < stake && `${format.moneyShort(stake)} `}
            {waiting > 0 && (
              <>
                <b>{t('home.waiting')}</b> {format.moneyShort(waiting)}
              </>
            )}
          </span>
          <span className={styles.match}>
            <BetPlace market={named.marketName} match={named.matchName || named.matchId} />
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
    </li>
  );
});

function placeOf({ matchId }: OpenPosition): string {
  return matchId === '' ? '/mybets' : pathOfMatch(matchId);
}
