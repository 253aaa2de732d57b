import type { SlipView } from '@/application/ports/state/BettingState';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { useText } from '@/ui/i18n/useText';
import { priceText } from '@/domain/sports/priceText';
import styles from './BetSlip.module.css';

/** The price that was tapped is another by now, and this slip stands at that. Not once the player has chosen odds. */
export function MovedPrice({
  slip,
  moved: { from, to },
}: {
  readonly slip: BetSlip;
  readonly moved: NonNullable<SlipView['moved']>;
}) {
  const t = useText();
  const kind = slip.selection.marketKind;
  if (slip.odds !== to.odds || slip.line !== to.line) return null;
  return (
    <p className={styles.moved} role="status">
      {t('slip.moved', {
        from: priceText(kind, from.odds, from.line),
        to: priceText(kind, to.odds, to.line),
      })}
    </p>
  );
}
