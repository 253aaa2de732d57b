import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import styles from './InfoBar.module.css';
import { classNames } from '@/ui/kit/classNames';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';

export interface InfoBarProps {
  readonly tone: 'warning' | 'info' | 'negative';
  readonly children: ReactNode;
  readonly icon?: IconShape;
  readonly action?: ReactNode;
  /** A remark within a page, not a strip across it. */
  readonly inset?: boolean;
}

/** A strip across the page for what concerns all of it: offline, stale prices, a test build. Announced politely. */
export function InfoBar({ tone, children, icon, action, inset = false }: InfoBarProps) {
  return (
    <div className={classNames(styles.bar, styles[tone], inset && styles.inset)} role="status">
      <Icon of={icon ?? (tone === 'info' ? Info : TriangleAlert)} />
      <span className={styles.text}>{children}</span>
      {action !== undefined && <span className={styles.actions}>{action}</span>}
    </div>
  );
}
