import type { Selection } from '@/domain/betting/BetSlip';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import styles from './BetSlip.module.css';

/** What is bet on. The side is said in words; the colour helps. */
export function SlipSelection({ selection }: { readonly selection: Selection }) {
  const t = useText();
  return (
    <div className={classNames(styles.selection, styles[selection.side])}>
      <p className={styles.sideWord}>{t(selection.side === 'back' ? 'sports.back' : 'sports.lay')}</p>
      <p className={styles.runner}>
        <bdi>{selection.runnerName}</bdi>
      </p>
      <p className={styles.where}>
        <bdi>{selection.marketName}</bdi> · <bdi>{selection.matchName}</bdi>
      </p>
    </div>
  );
}
