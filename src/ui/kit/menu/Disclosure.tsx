import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from '@/ui/kit/icons/Icon';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly openAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A native `details`. */
export function Disclosure({ summary, openAtFirst = false, children }: DisclosureProps) {
  return (
    <details className={styles.details} open={openAtFirst}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
