import type { ReactNode } from 'react';
import styles from './Menu.module.css';

export interface MenuSectionProps {
  /** A line above the items: a greeting, a heading. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** Items that belong together, with a rule between them and the next section. */
export function MenuSection({ head, children }: MenuSectionProps) {
  return (
    <div className={styles.section}>
      {head !== undefined && <div className={styles.sectionHead}>{head}</div>}
      {children}
    </div>
  );
}
