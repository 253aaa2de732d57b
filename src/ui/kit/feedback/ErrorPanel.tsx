import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import styles from './States.module.css';
import { classNames } from '@/ui/kit/classNames';
import { Button } from '@/ui/kit/button/Button';
import { Icon } from '@/ui/kit/icons/Icon';

export interface ErrorPanelProps {
  readonly text: string;
  /** Small, under it: what support may ask for. */
  readonly detail?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
  /** Where what it stands for goes from edge to edge, a box does not. */
  readonly inset?: boolean;
}

/** Says in place what did not load, and offers another try. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { text, detail, retryLabel, onRetry, busy = false, inset = false } = props;
  return (
    <div className={classNames(styles.error, inset && styles.inset)} role="alert">
      <Icon of={CircleAlert} />
      <div className={styles.errorWords}>
        <p>{text}</p>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
      <Button size="small" icon={RotateCw} busy={busy} busyLabel={retryLabel} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
