import styles from './Spinner.module.css';
import { classNames } from '@/ui/kit/classNames';

export interface SpinnerProps {
  /** What is being waited for; without it the spinner is decoration. */
  readonly label?: string;
  readonly size?: 'small' | 'large';
}

export function Spinner({ label, size = 'small' }: SpinnerProps) {
  const ring = (
    <span className={classNames(styles.ring, size === 'large' && styles.large)} aria-hidden="true" />
  );
  if (label === undefined) return ring;
  return (
    <span className={styles.labelled} role="status">
      {ring}
      <span>{label}</span>
    </span>
  );
}
