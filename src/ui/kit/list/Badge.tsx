import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from '@/ui/kit/classNames';

export interface BadgeProps {
  readonly tone?: 'neutral' | 'live' | 'accent' | 'header';
  /** What the letters stand for (BM: Bookmaker), read out and shown on hover. */
  readonly meaning?: string;
  readonly children: ReactNode;
}

/** A small mark on a row: LIVE, BM, F, TV. */
export function Badge({ tone = 'neutral', meaning, children }: BadgeProps) {
  const className = classNames(styles.badge, styles[tone]);
  if (meaning === undefined) return <span className={className}>{children}</span>;
  return (
    <abbr className={className} title={meaning} aria-label={meaning} role="img">
      {children}
    </abbr>
  );
}
