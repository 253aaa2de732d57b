import ChevronDown from 'lucide-react/icons/chevron-down';
import Settings from 'lucide-react/icons/settings-2';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Selection } from '@/domain/betting/BetSlip';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { sideKey } from '../sideKey';
import { OneClickMark } from './OneClickMark';
import styles from './LowSlip.module.css';

export interface LowSlipHeadProps {
  readonly selection: Selection;
  /** In the second line: what it is on, or what has changed. */
  readonly about: ReactNode;
  /** Slips besides this one; a tap shows them all. */
  readonly others: number;
  readonly onFold: () => void;
  readonly onShowAll: () => void;
  readonly onSettings: () => void;
  /** Puts the slip away; null when it is not the form's to be put away. */
  readonly onClose: (() => void) | null;
}

/** What the bet is on, and what can be done with its slip. A tap on the name folds it to a bar. */
export function LowSlipHead(props: LowSlipHeadProps) {
  const { selection, about, others, onFold, onShowAll, onSettings, onClose } = props;
  const { marketKind, runnerName, side } = selection;
  const t = useText();
  return (
    <div className={styles.head}>
      <div className={styles.names}>
        <button type="button" className={styles.fold} aria-expanded onClick={onFold}>
          <span className={classNames(styles.side, styles[side])}>{t(sideKey(marketKind, side))}</span>
          <bdi className={styles.runner}>{runnerName}</bdi>
          <Icon of={ChevronDown} size={16} />
          <VisuallyHidden>{t('slip.hide')}</VisuallyHidden>
        </button>
        <div className={styles.about}>{about}</div>
      </div>
      <OneClickMark />
      {others > 0 && (
        <button
          type="button"
          className={styles.others}
          onClick={onShowAll}
          aria-label={t('slip.showAll', { count: others + 1 })}
        >
          {`+${others}`}
        </button>
      )}
      <IconButton icon={Settings} label={t('slip.settings')} onClick={onSettings} />
      {onClose !== null && <IconButton icon={X} label={t('slip.cancel')} onClick={onClose} />}
    </div>
  );
}
