import type { Bet } from '@/domain/betting/Bet';
import { useText } from '@/ui/i18n/useText';
import { formatPrice } from '@/ui/sports/formatPrice';
import { sideKey } from './sideKey';
import styles from './OpenBets.module.css';

/** Side and selection, and the price as its kind of market quotes it. */
export function SidePrice({
  bet,
}: {
  readonly bet: Pick<Bet, 'marketKind' | 'side' | 'selection' | 'odds' | 'line'>;
}) {
  const t = useText();
  return (
    <>
      <strong>
        {t(sideKey(bet.marketKind, bet.side))} <bdi>{bet.selection}</bdi>
      </strong>
      <span className={styles.odds}>
        {bet.line === null ? '' : `${bet.line} / `}
        {formatPrice(bet.marketKind, bet.odds)}
      </span>
    </>
  );
}
