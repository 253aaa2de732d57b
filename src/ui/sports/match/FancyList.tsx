import type { Market } from '@/domain/sports/Market';
import { useText } from '@/ui/i18n/useText';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { FancyAnnouncer } from './FancyAnnouncer';
import { FancyRow } from './FancyRow';
import { ReadPrices } from './ReadPrices';
import styles from './Fancy.module.css';

export interface FancyListProps {
  readonly title: string;
  readonly markets: readonly Market[];
  readonly matchName: string;
}

/** Sessions below one another. The whole list is one stop of the Tab key. */
export function FancyList({ title, markets, matchName }: FancyListProps) {
  const t = useText();
  return (
    <section className={styles.list} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ReadPrices markets={markets} name={title} />
        <div className={styles.heads} aria-hidden="true">
          <span className={styles.noHead}>{t('match.no')}</span>
          <span>{t('match.yes')}</span>
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
