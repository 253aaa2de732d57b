import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/kit/button/IconButton';
import { classNames } from '@/ui/kit/classNames';
import tones from '@/ui/kit/feedback/Tone.module.css';
import styles from './OutcomePanel.module.css';

export interface OutcomePanelProps {
  readonly tone: 'positive' | 'negative' | 'warning' | 'info';
  readonly title?: string;
  readonly text: ReactNode;
  /** A refusal interrupts, everything else waits its turn. */
  readonly actions?: ReactNode;
  /** Good news needs no answer: it can be put away, or makes way for the next bet. */
  readonly onClose?: () => void;
  readonly closeLabel?: string;
  /** More of it, above the actions. */
  readonly children?: ReactNode;
}

export function OutcomePanel(props: OutcomePanelProps) {
  const { tone, title, text, actions, onClose, closeLabel = '', children } = props;
  return (
    <div className={classNames(styles.outcome, tones[tone])} role={tone === 'negative' ? 'alert' : 'status'}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <p>{text}</p>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {onClose !== undefined && (
        <div className={styles.close}>
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
