import type { Market } from '@/domain/sports/Market';
import { useText } from '@/ui/i18n/useText';
import { Disclosure } from '@/ui/kit/menu/Disclosure';
import styles from './Fancy.module.css';

/** How sessions ended; folded away until asked for. "0" is a result as any other. */
export function SettledFancies({ markets }: { readonly markets: readonly Market[] }) {
  const t = useText();
  if (markets.length === 0) return null;
  return (
    <Disclosure summary={t('match.settled', { count: markets.length })}>
      <ul className={styles.settledList}>
        {markets.map((market) => (
          <li key={market.id} className={styles.settled}>
            <bdi>{market.name}</bdi>
            <strong>
              {t('match.result')} <bdi>{market.result}</bdi>
            </strong>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
