import type { OpenPosition } from '@/domain/betting/openPositions';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { PositionWhat } from './PositionWhat';
import styles from './Positions.module.css';

/** A market on which nothing is open any more keeps its row as long as the page is open, and leads to what became of its bets. */
export function EndedPositionRow({ position }: { readonly position: OpenPosition }) {
  const t = useText();
  return (
    <li className={classNames(styles.row, styles.gone)}>
      <PositionWhat position={position} to="/mybets?tab=settled" />
      <div className={styles.cashOut}>
        <span className={styles.ended}>{t('cashOut.gone')}</span>
      </div>
    </li>
  );
}
