import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Market } from '@/domain/sports/Market';
import { resultText } from '@/domain/sports/resultText';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import styles from './ClosedMarkets.module.css';

export interface ClosedMarketsProps {
  readonly markets: readonly Market[];
  /** There is nothing else to see. */
  readonly openAtFirst: boolean;
}

/** Of those that the line of what is folded names. */
const NAMED = 4;

/** What is over, in one line at the end: how many, the first results; opened, every market with its result. */
export function ClosedMarkets({ markets, openAtFirst }: ClosedMarketsProps) {
  const t = useText();
  const resultOf = (market: Market): string => resultText(market) || t('match.resultAwaited');
  return (
    <details className={styles.closed} open={openAtFirst}>
      <summary className={styles.summary}>
        <span className={styles.count}>{t('match.closedMarkets', { count: markets.length })}</span>
        <span className={styles.named} aria-hidden="true">
          <bdi>
            {markets
              .slice(0, NAMED)
              .map((market) => `${market.name}: ${resultOf(market)}`)
              .join(' · ')}
          </bdi>
        </span>
        <Icon of={ChevronDown} size={16} />
      </summary>
      <ul className={styles.results} role="list">
        {markets.map((market) => (
          <li key={market.id}>
            <bdi>{market.name}</bdi>
            <strong>
              <bdi>{resultOf(market)}</bdi>
            </strong>
          </li>
        ))}
      </ul>
    </details>
  );
}
