import type { ReactNode } from 'react';
import { SportsTree } from './SportsTree';
import { useMediaQuery } from './useMediaQuery';
import styles from './SportsPage.module.css';

/** Left column of the sports pages on a desktop, and what stands in the middle. Below that width the middle is all there is. */
export function SportsFrame({ children }: { readonly children: ReactNode }) {
  const wide = useMediaQuery('(width >= 75em)');
  if (!wide) return children;
  return (
    <div className={styles.frame}>
      <SportsTree />
      <div>{children}</div>
    </div>
  );
}
