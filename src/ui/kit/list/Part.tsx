import type { ReactNode } from 'react';
import styles from './Part.module.css';

export interface PartProps {
  /** Said in a narrow line above it. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page: a tone of its own, from edge to edge on a phone. No box in a box. */
export function Part({ title, children }: PartProps) {
  return (
    <section className={styles.part}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  );
}
