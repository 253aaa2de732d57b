import { observer } from 'mobx-react-lite';
import type { Market } from '@/domain/sports/Market';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { FancyRow } from './FancyRow';
import { useMarketState } from '../price/useMarketState';
import { MarketAnnouncer } from './MarketAnnouncer';
import { ReadPrices } from './ReadPrices';
import styles from './marketGrid.module.css';

export interface FancyListProps {
  readonly title: string;
  readonly markets: readonly Market[];
  readonly matchName: string;
}

/** Sessions below one another. The whole list is one stop of the Tab key. */
export function FancyList({ title, markets, matchName }: FancyListProps) {
  const t = useText();
  return (
    <section className={classNames(styles.market, styles.fancies)} aria-label={title}>
      <header className={styles.head}>
        <h2 className={classNames(styles.title, styles.headAbout)}>{title}</h2>
        <ReadPrices markets={markets} name={title} />
        <div className={styles.columnHeads} aria-hidden="true">
          <span className={styles.layHead}>{t('match.no')}</span>
          <span className={styles.backHead}>{t('match.yes')}</span>
        </div>
      </header>
      <PriceGrid role="grid" label={t('sports.pricesOf', { market: title })}>
        {markets.map((market) => (
          <FancyRow key={market.id} market={market} matchName={matchName} />
        ))}
      </PriceGrid>
      {markets.map((market) => (
        <FancyAnnouncer key={market.id} market={market} />
      ))}
    </section>
  );
}

/** Stands outside of the grid, where nothing but rows may be. */
const FancyAnnouncer = observer(function FancyAnnouncer({ market }: { readonly market: Market }) {
  const { status } = useMarketState(market);
  return <MarketAnnouncer name={market.name} status={status} area={`fancy-${market.id}`} />;
});
