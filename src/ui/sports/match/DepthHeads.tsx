import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right';
import type { Side } from '@/domain/sports/Side';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './marketGrid.module.css';

export interface DepthHeadsProps {
  readonly market: string;
  readonly sides: readonly Side[];
  /** Whether three prices a side are shown; null: the width of the screen says how many. */
  readonly deep: boolean | null;
  readonly onChange: (deep: boolean) => void;
}

/** Back and Lay over their lanes. On a phone a tap on them shows three prices a side, or one again. */
export function DepthHeads({ market, sides, deep, onChange }: DepthHeadsProps) {
  const t = useText();
  const heads = sides.map((side) => (
    <span key={side} className={styles[`${side}Head`]}>
      {t(`sports.${side}`)}
    </span>
  ));
  if (deep === null)
    return (
      <span className={styles.columnHeads} aria-hidden="true">
        {heads}
      </span>
    );
  return (
    <button type="button" className={styles.columnHeads} aria-pressed={deep} onClick={() => onChange(!deep)}>
      {heads}
      <VisuallyHidden>{t('match.depth', { market })}</VisuallyHidden>
      <span className={styles.depth}>
        <Icon of={ChevronsLeftRight} size={16} />
      </span>
    </button>
  );
}
