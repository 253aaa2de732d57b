import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/classNames';
import styles from './OutcomePanel.module.css';

export interface OutcomePanelProps {
  readonly tone: 'positive' | 'negative' | 'warning' | 'info';
  readonly title?: string;
  readonly text: ReactNode;
  /** A refusal interrupts, everything else waits its turn. */
  readonly actions?: ReactNode;
  /** More of it, above the actions. */
  readonly children?: ReactNode;
}

export function OutcomePanel({ tone, title, text, actions, children }: OutcomePanelProps) {
  return (
    <div className={classNames(styles.outcome, styles[tone])} role={tone === 'negative' ? 'alert' : 'status'}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <p>{text}</p>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
