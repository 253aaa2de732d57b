import { observer } from 'mobx-react-lite';
import type { Market } from '@/domain/sports/Market';
import { useTexts } from '@/ui/i18n/useTexts';
import { Facts } from '@/ui/kit/list/Facts';
import { useMarketState } from '../price/useMarketState';
import styles from './MarketInfo.module.css';

/** Limits, delay, commission and rules of a market, as they stand now. */
export const MarketFacts = observer(function MarketFacts({ market }: { readonly market: Market }) {
  const { t, format } = useTexts();
  const { delaySeconds, inPlay } = useMarketState(market);
  const { min, max, maxProfit } = market.limits;
  return (
    <>
      <p className={styles.title}>
        <bdi>{market.name}</bdi>
      </p>
      <Facts
        className={styles.facts}
        facts={[
          { name: t('match.fact.min'), value: format.moneyShort(min) },
          { name: t('match.fact.max'), value: format.moneyShort(max) },
          { name: t('match.fact.maxProfit'), value: format.moneyShort(maxProfit) },
          // Before a match none is in force, and what it will be is not said.
          (inPlay || delaySeconds > 0) && {
            name: t('match.fact.delay'),
            value: t('match.fact.seconds', { seconds: delaySeconds }),
          },
          {
            name: t('match.fact.commission'),
            value: t('match.fact.percent', { percent: market.commission }),
          },
          market.winners > 1 && { name: t('match.fact.winners'), value: String(market.winners) },
          {
            name: t('match.fact.unmatched'),
            value: t(market.allowUnmatched ? 'match.fact.yes' : 'match.fact.no'),
          },
        ]}
      />
      {market.rules !== '' && (
        <p className={styles.rules}>
          <bdi>{market.rules}</bdi>
        </p>
      )}
    </>
  );
});
