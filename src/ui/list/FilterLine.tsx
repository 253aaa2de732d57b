import type { ReactNode } from 'react';
import styles from './FilterLine.module.css';

export interface FilterLineProps {
  /** Stays at the end of the line while the rest of it is moved aside. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** What narrows a list: on a narrow screen one line, moved aside where it is too long. */
export function FilterLine({ end, children }: FilterLineProps) {
  return (
    <div className={styles.line} data-print="no">
      {children}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
