import { observer } from 'mobx-react-lite';
import type { Market } from '@/domain/sports/Market';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { useMarketState } from '../useMarketState';
import styles from './MarketInfo.module.css';

/** Limits, delay, commission and rules of a market, as they stand now. */
export const MarketFacts = observer(function MarketFacts({ market }: { readonly market: Market }) {
  const t = useText();
  const format = useFormat();
  const { delaySeconds } = useMarketState(market);
  const { min, max, maxProfit } = market.limits;
  const facts = [
    [t('match.fact.min'), format.moneyShort(min)],
    [t('match.fact.max'), format.moneyShort(max)],
    [t('match.fact.maxProfit'), format.moneyShort(maxProfit)],
    [t('match.fact.delay'), t('match.fact.seconds', { seconds: delaySeconds })],
    [t('match.fact.commission'), t('match.fact.percent', { percent: market.commission })],
    ...(market.winners > 1 ? [[t('match.fact.winners'), String(market.winners)] as const] : []),
    [t('match.fact.unmatched'), t(market.allowUnmatched ? 'match.fact.yes' : 'match.fact.no')],
  ] as const;
  return (
    <>
      <p className={styles.title}>
        <bdi>{market.name}</bdi>
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {market.rules !== '' && (
        <p className={styles.rules}>
          <bdi>{market.rules}</bdi>
        </p>
      )}
    </>
  );
});
