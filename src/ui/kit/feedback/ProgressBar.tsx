import styles from './ProgressBar.module.css';
import { classNames } from '@/ui/kit/classNames';

export interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** Absent: words beside it say the same. */
  readonly label?: string;
  /** What a full bar means: something was reached, or is used up. */
  readonly whenFull: 'reached' | 'usedUp';
}

/** How much of something there is by now. */
export function ProgressBar({ value, max, label, whenFull }: ProgressBarProps) {
  return (
    <progress
      className={classNames(styles.bar, value >= max && styles[whenFull])}
      max={Math.max(1, max)}
      value={Math.max(0, Math.min(value, max))}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    />
  );
}
