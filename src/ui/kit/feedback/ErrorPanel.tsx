import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import styles from './States.module.css';
import { Button } from '@/ui/kit/button/Button';
import { Icon } from '@/ui/kit/icons/Icon';

export interface ErrorPanelProps {
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}

/** Says in place what did not load, and offers another try. */
export function ErrorPanel({ text, retryLabel, onRetry, busy = false }: ErrorPanelProps) {
  return (
    <div className={styles.error} role="alert">
      <Icon of={CircleAlert} />
      <p>{text}</p>
      <Button size="small" icon={RotateCw} busy={busy} busyLabel={retryLabel} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
