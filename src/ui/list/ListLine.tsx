import type { ReactNode } from 'react';
import styles from './ListLine.module.css';
import { classNames } from '@/ui/kit/classNames';

export interface ListLineProps {
  /** Lines at the start: the first names the row. */
  readonly start: readonly ReactNode[];
  /** Figures at the end: the first counts most. */
  readonly end: readonly ReactNode[];
  /** What the press opens, in words. */
  readonly label: string;
  readonly onPress: () => void;
  readonly className?: string | undefined;
  /** What can be done in the row itself. */
  readonly children?: ReactNode;
}

/** One row of a list on a narrow screen, two or three lines high; a press opens all of it. */
export function ListLine({ start, end, label, onPress, className, children }: ListLineProps) {
  return (
    <li className={classNames(styles.line, className)}>
      <div className={styles.start}>{inLines(start)}</div>
      <div className={styles.end}>{inLines(end)}</div>
      {children !== undefined && <div className={styles.below}>{children}</div>}
      <button
        type="button"
        className={styles.press}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={onPress}
      />
    </li>
  );
}

function inLines(nodes: readonly ReactNode[]): ReactNode {
  return nodes.map((node, at) => <p key={at}>{node}</p>);
}
