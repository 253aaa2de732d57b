import styles from './MarketOverlay.module.css';
import { classNames } from '@/ui/kit/classNames';

export interface MarketOverlayProps {
  readonly kind: 'suspended' | 'ballRunning' | 'closed';
  /** SUSPENDED, BALL RUNNING, or who won. */
  readonly label: string;
}

/** Lies over price cells only: names and results stay readable. Its parent is positioned; the cells under it are closed. */
export function MarketOverlay({ kind, label }: MarketOverlayProps) {
  return (
    <div className={classNames(styles.overlay, kind === 'ballRunning' && styles.ballRunning)}>
      <span>{label}</span>
    </div>
  );
}
