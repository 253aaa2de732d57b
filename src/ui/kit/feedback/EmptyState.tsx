import type { ReactNode } from 'react';
import styles from './States.module.css';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';

export interface EmptyStateProps {
  readonly icon: IconShape;
  /** One sentence. */
  readonly text: string;
  /** One way on: a Button or a LinkButton. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon of={icon} size={32} />
      </span>
      <p>{text}</p>
      {action}
    </div>
  );
}
