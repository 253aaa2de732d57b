import type { SlipView } from '@/application/ports/state/BettingState';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { priceText } from '@/domain/sports/priceText';
import { useText } from '@/ui/i18n/useText';
import styles from './BetSlip.module.css';

/** The price that was tapped is another by now, and this slip is at that one. Not once the player has chosen odds. */
export function MovedPrice({ view: { slip, moved } }: { readonly view: SlipView }) {
  const t = useText();
  if (moved === undefined || slip.odds !== moved.to.odds || slip.line !== moved.to.line) return null;
  const quoted = ({ odds, line }: Pick<BetSlip, 'odds' | 'line'>) =>
    priceText(slip.selection.marketKind, odds, line);
  return (
    <p className={styles.moved} role="status">
      {t('slip.moved', { from: quoted(moved.from), to: quoted(moved.to) })}
    </p>
  );
}
