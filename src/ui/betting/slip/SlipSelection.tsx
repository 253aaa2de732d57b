import type { BetSlip } from '@/domain/betting/BetSlip';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { sideKey } from '../sideKey';
import styles from './BetSlip.module.css';

/** What is bet on. The side is said in words; the colour helps. On runs a sentence says when the bet wins. */
export function SlipSelection({ slip: { selection, line } }: { readonly slip: BetSlip }) {
  const t = useText();
  const { side, marketKind } = selection;
  return (
    <div className={classNames(styles.selection, styles[side])}>
      <p className={styles.sideWord}>{t(sideKey(marketKind, side))}</p>
      <p className={styles.runner}>
        <bdi>{selection.runnerName}</bdi>
      </p>
      <p className={styles.where}>
        <bdi>{selection.marketName}</bdi> · <bdi>{selection.matchName}</bdi>
      </p>
      {line !== null && (
        <p className={styles.wins}>
          {t(side === 'back' ? 'slip.winsOver' : 'slip.winsUnder', { market: selection.marketName, line })}
        </p>
      )}
    </div>
  );
}
