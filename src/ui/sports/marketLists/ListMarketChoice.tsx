import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Market } from '@/domain/sports/Market';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { LadderLink } from '../ladder/LadderLink';
import { useListMarket } from './useListMarket';
import styles from './ListMarketChoice.module.css';

/** Among the conditions of a market: puts it on the player's open list, and leads there. */
export const ListMarketChoice = observer(function ListMarketChoice({ market }: { readonly market: Market }) {
  const t = useText();
  const { listed, list, toggle } = useListMarket(market);
  return (
    <p className={styles.choice}>
      <Button size="small" variant="secondary" onClick={toggle}>
        {t(listed ? 'marketLists.takeOff' : 'marketLists.putOn', { list })}
      </Button>
      <Link to="/markets">{t('pages.markets')}</Link>
      {MARKET_KINDS[market.kind].onLadder && <LadderLink market={market} />}
    </p>
  );
});
