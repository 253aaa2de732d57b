import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classNames } from '@/ui/kit/classNames';

export interface CardProps {
  /** A heading line with what belongs at its end. */
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
  /** Edge to edge content: tables, lists, price grids. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export function Card({ title, aside, flush = false, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title !== undefined && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {aside}
        </div>
      )}
      <div className={classNames(!flush && styles.padded)}>{children}</div>
    </section>
  );
}
