import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly openAtFirst?: boolean;
  /** In a card: its line stands under a hairline, in the card's own margins. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** A native `details`. */
export function Disclosure({ summary, openAtFirst = false, plain = false, children }: DisclosureProps) {
  return (
    <details className={classNames(styles.details, plain && styles.plain)} open={openAtFirst}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
