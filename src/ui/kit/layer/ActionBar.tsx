import type { ReactNode } from 'react';
import styles from './Layer.module.css';

/** The buttons at the end of a panel's or dialog's content: sticky, so that they stay above a phone's keyboard. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
